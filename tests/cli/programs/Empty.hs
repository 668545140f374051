module Empty where
