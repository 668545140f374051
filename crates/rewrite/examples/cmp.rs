use selfsame_core::span::FileId;
use selfsame_rewrite::languages::language;
fn main(){
 let a:Vec<String>=std::env::args().skip(1).collect();
 let texts:Vec<(&str,FileId)>=a[0].split(' ').map(|n|(language(n).unwrap(),FileId(0))).collect();
 let obs:Vec<String>= if a[3]=="*" {vec![]} else {a[3].split(',').map(str::to_owned).collect()};
 let t=std::time::Instant::now();
 let (l,x,y)=(a[0].clone(),a[1].clone(),a[2].clone());
 let obs2=obs.clone();
 let h=std::thread::Builder::new().stack_size(512<<20).spawn(move || {
 let texts:Vec<(&str,FileId)>=l.split(' ').map(|n|(language(n).unwrap(),FileId(0))).collect();
 let o=selfsame_rewrite::compare_here(&texts,[(&x,FileId(1)),(&y,FileId(2))],&obs2,&selfsame_rewrite::Options{certify:true,..Default::default()},&||());
 for d in &o.diagnostics { println!("{}", d.message); }
 for q in &o.queries { println!("{} {}\n{} {:?}", match q.verdict {selfsame_rewrite::Verdict::Verified=>"VERIFIED",selfsame_rewrite::Verdict::Refuted(_)=>"REFUTED",_=>"UNKNOWN"}, q.name, q.text, q.assumptions); if let Some(c)=&q.certificate { println!("{:?}", selfsame_rewrite::replay::replay(c,&Default::default())); } }
 }).unwrap(); h.join().unwrap(); drop(texts); drop(obs);
 println!("{:?}", t.elapsed());
}
