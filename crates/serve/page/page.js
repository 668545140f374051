// The page to ask from: what is asked is kept in the address, sent to the server, and the answer shown.
'use strict';

const byId = id => document.getElementById(id);

// Every question: what it is called, what it is about, in which languages, and what its fields hold.
const questions = {
  check: { name: 'Do the laws hold?', about: 'Proves every RULES entry and every prop_… function for all inputs, or shows the input for which it fails.', languages: ['haskell', 'ocaml', 'tip'], finite: true, unbounded: true },
  equiv: { name: 'Are two functions the same?', about: 'A proof that two definitions are the same function, or a call that tells them apart. The second one may be in a text of its own.', languages: ['haskell', 'ocaml'], first: 'One function', second: 'The other', other: 'Another program (optional)', finite: true, unbounded: true },
  diff: { name: 'What did I change?', about: 'Compares every definition that two versions both have.', languages: ['haskell', 'ocaml'], text: 'Old version', other: 'New version', finite: true, unbounded: true },
  run: { name: 'What is the value?', about: 'Evaluates an expression, lazily.', languages: ['haskell', 'ocaml'], first: 'Expression' },
  explore: { name: 'What does it do?', about: 'An input and its result for every path through a function, smallest first.', languages: ['haskell', 'ocaml'], first: 'Function', unbounded: true },
  refine: { name: 'Do the refinements hold?', about: 'Checks {-@ … @-} annotations: a proof, a call that breaks one, or the specification that is too weak.', languages: ['haskell'] },
  reach: { name: 'How do I get there?', about: 'Input that makes a program reach a line or a definition, or a proof that there is none.', languages: ['ocaml', 'haskell'], first: 'Line or name', second: 'Function that is called (Haskell)' },
  group: { name: 'Which do the same?', about: 'Groups programs by what a definition of theirs does. Each begins with a line “=== name”; one named “reference” says what is right.', languages: ['ocaml', 'haskell'], first: 'Definition', text: 'Programs' },
  prove: { name: 'Is it simulated?', about: 'Languages as rewrite rules, and simulations between their programs.', languages: ['rules'] },
  audit: { name: 'What was understood?', about: 'Which definitions can be worked with, which not, and why.', languages: ['haskell', 'ocaml'] },
};
const fields = ['text', 'other', 'first', 'second'];
const ticks = ['finite', 'unbounded'];

// Tokens, by the name of the class that colours them. The pages that the program writes are coloured by the same rules.
const keywords = 'and|as|assert|begin|case|class|data|default|deriving|do|done|downto|else|end|exception|external|family|for|forall|fun|function|functor|if|import|in|include|infix|infixl|infixr|instance|lazy|let|match|method|module|mutable|new|newtype|nonrec|object|of|open|or|private|rec|sig|struct|then|to|try|type|val|when|where|while|with';
const tokens = new RegExp([
  '(?<m>--(?![!#$%&*+./<=>?@\\\\^|~:]).*|\\{-(?![#@])[^]*?(?:-\\}|$)|\\(\\*(?!\\))[^]*?(?:\\*\\)|$))',
  '(?<s>"(?:\\\\[^]|[^"\\\\\\n])*"?|\'(?:\\\\[^\'\\n]+|[^\\\\\'\\n])\')',
  `(?<k>\\b(?:${keywords})\\b(?!'))`,
  '(?<c>\\b[A-Z][\\w\']*)',
  '[a-z_][\\w\']*',
  '(?<n>\\b\\d[\\w.]*)',
  '(?<o>[-!#$%&*+./<=>?@\\\\^|~:]+)',
].join('|'), 'g');

function paint(ink, text) {
  ink.replaceChildren();
  let end = 0;
  for (const token of text.matchAll(tokens)) {
    const kind = Object.keys(token.groups).find(name => token.groups[name] !== undefined);
    if (!kind) continue;
    ink.append(text.slice(end, token.index));
    const span = document.createElement('span');
    span.className = `t${kind}`;
    span.textContent = token[0];
    ink.append(span);
    end = token.index + token[0].length;
  }
  // A last line without anything in it has a height too.
  ink.append(text.slice(end) + '\n ');
}

function repaint(id) {
  const area = byId(id);
  paint(byId(`${id}-ink`), area.value);
  follow(id);
}

function follow(id) {
  const [area, ink] = [byId(id), byId(`${id}-ink`)];
  ink.scrollTop = area.scrollTop;
  ink.scrollLeft = area.scrollLeft;
}

const asked = () => document.querySelector('#asks input:checked').value;

function question() {
  const value = { ask: asked(), language: byId('language').value };
  for (const id of fields) if (byId(id).value && !isHidden(id)) value[id] = byId(id).value;
  for (const id of ticks) if (byId(id).checked && !isHidden(id)) value[id] = true;
  return value;
}

const isHidden = id => Boolean(byId(id).closest('[hidden]'));

function fill(value) {
  const ask = Object.hasOwn(questions, value.ask) ? value.ask : 'check';
  document.querySelector(`#asks input[value=${ask}]`).checked = true;
  byId('language').value = questions[ask].languages.includes(value.language) ? value.language : questions[ask].languages[0];
  for (const id of fields) byId(id).value = typeof value[id] === 'string' ? value[id] : '';
  for (const id of ticks) byId(id).checked = value[id] === true;
  arrange();
}

// Shows the fields that the question has.
function arrange() {
  const about = questions[asked()];
  byId('about').textContent = about.about;
  for (const id of ['first', 'second']) {
    byId(`${id}-field`).hidden = !about[id];
    byId(`${id}-label`).textContent = about[id] ?? '';
  }
  byId('other-editor').hidden = !about.other;
  byId('other-label').textContent = about.other ?? '';
  byId('text-label').textContent = about.text ?? 'Program';
  document.querySelector('.editors').classList.toggle('two', Boolean(about.other));
  for (const id of ticks) byId(`${id}-field`).hidden = !about[id];
  const language = byId('language');
  for (const option of language.options) option.hidden = option.disabled = !about.languages.includes(option.value);
  if (!about.languages.includes(language.value)) language.value = about.languages[0];
  for (const id of ['text', 'other']) repaint(id);
}

// The question in the address: `#1` is how it is written, `z` compressed, `p` plain.
const toBase64 = bytes => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const fromBase64 = text => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));
const through = async (bytes, stream) => new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

async function address(value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  if (typeof CompressionStream === 'undefined') return `#1p${toBase64(bytes)}`;
  return `#1z${toBase64(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

async function fromAddress(hash) {
  if (!/^#1[pz]/.test(hash)) return null;
  try {
    const bytes = fromBase64(hash.slice(3));
    const plain = hash[2] === 'z' ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    say('The address has no question in it that can be read.');
    return null;
  }
}

let written = '';
async function keep() {
  written = await address(question());
  history.replaceState(null, '', written);
}

function say(text, isBusy = false) {
  byId('status').textContent = text;
  byId('status').classList.toggle('busy', isBusy);
}

let current = null;
async function ask() {
  current?.abort();
  const mine = current = new AbortController();
  await keep();
  say('Working …', true);
  byId('answer').setAttribute('aria-busy', 'true');
  let answer;
  try {
    const response = await fetch('/ask', { method: 'POST', signal: mine.signal, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(question()) });
    answer = await response.json();
  } catch (error) {
    if (mine.signal.aborted) return;
    answer = { error: `The server does not answer (${error.message}).` };
  }
  if (mine !== current) return;
  current = null;
  byId('answer').removeAttribute('aria-busy');
  show(answer);
}

function show(answer) {
  const messages = (answer.error ?? answer.messages ?? '').trim();
  byId('messages').textContent = messages;
  byId('messages').hidden = !messages;
  const page = new DOMParser().parseFromString(answer.page ?? '', 'text/html').querySelector('main');
  const place = byId('answer');
  place.replaceChildren(...(page?.childNodes ?? []));
  // What the title of a page says is said above.
  const counts = place.querySelector('.counts')?.textContent;
  for (const title of place.querySelectorAll('h1, .counts, .tools')) title.remove();
  say(counts ?? (messages ? 'No answer: see the messages.' : 'No answer.'));
}

// Ctrl+Enter from anywhere; live asking waits until the fingers rest.
let rest = 0;
function changed() {
  clearTimeout(rest);
  rest = setTimeout(() => (byId('live').checked ? ask() : keep()), 600);
}

function start() {
  for (const [ask, about] of Object.entries(questions)) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name: 'ask', value: ask, checked: ask === 'check' });
    label.append(input, about.name);
    byId('asks').append(label);
  }
  byId('asks').addEventListener('change', () => { arrange(); changed(); });
  byId('form').addEventListener('submit', event => { event.preventDefault(); ask(); });
  addEventListener('keydown', event => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) { event.preventDefault(); ask(); }
  });
  for (const id of ['text', 'other']) {
    byId(id).addEventListener('input', () => repaint(id));
    byId(id).addEventListener('scroll', () => follow(id));
    droppable(id);
  }
  for (const id of [...fields, ...ticks, 'language']) byId(id).addEventListener('input', changed);
  document.addEventListener('click', followLink);
  byId('link').addEventListener('click', copy);
  byId('theme').addEventListener('click', () => theme(true));
  addEventListener('hashchange', async () => {
    if (location.hash === written) return;
    const value = await fromAddress(location.hash);
    if (value) { fill(value); ask(); }
  });
  theme(false);
  arrange();
}

// Links within the page leave the address alone, for the question is in it.
function followLink(event) {
  const link = event.target.closest('a[href^="#"]');
  const target = link && byId(link.getAttribute('href').slice(1));
  if (!target) return;
  event.preventDefault();
  for (let at = target; at; at = at.parentElement) if (at.localName === 'details') at.open = true;
  for (const old of document.querySelectorAll('.aim')) old.classList.remove('aim');
  target.classList.add('aim');
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest' });
}

const endings = { hs: 'haskell', lhs: 'haskell', ml: 'ocaml', rmt: 'rules', smt2: 'tip' };
function droppable(id) {
  const paper = byId(id).parentElement;
  const isFile = event => event.dataTransfer?.types.includes('Files');
  paper.addEventListener('dragover', event => { if (isFile(event)) { event.preventDefault(); paper.classList.add('over'); } });
  paper.addEventListener('dragleave', () => paper.classList.remove('over'));
  paper.addEventListener('drop', async event => {
    paper.classList.remove('over');
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    byId(id).value = await file.text();
    const language = endings[file.name.split('.').pop()];
    if (language === 'rules') document.querySelector('#asks input[value=prove]').checked = true;
    if (language) byId('language').value = language;
    arrange();
    changed();
    say(`${file.name} was read.`);
  });
}

async function copy() {
  await keep();
  try {
    await navigator.clipboard.writeText(location.href);
    say('The link was copied.');
  } catch {
    say('The link is in the address bar.');
  }
}

const themes = { '': ['◐', 'as the system has them'], light: ['☀', 'light'], dark: ['☾', 'dark'] };
function theme(isNext) {
  const kept = () => { try { return localStorage.getItem('theme') ?? ''; } catch { return ''; } };
  let name = Object.hasOwn(themes, kept()) ? kept() : '';
  if (isNext) {
    const names = Object.keys(themes);
    name = names[(names.indexOf(name) + 1) % names.length];
    // Without a place to keep it, it lasts as long as the page.
    try { localStorage.setItem('theme', name); } catch { /* as said */ }
  }
  document.documentElement.style.colorScheme = name;
  byId('theme').textContent = themes[name][0];
  byId('theme').ariaLabel = `Colours: ${themes[name][1]}`;
}

async function examples() {
  const list = await (await fetch('/examples.json')).json();
  const select = byId('examples');
  list.forEach((example, i) => select.append(new Option(example.title, i)));
  select.addEventListener('change', () => {
    const example = list[select.value];
    select.value = '';
    if (!example) return;
    fill(example.question);
    ask();
  });
  return list;
}

(async () => {
  start();
  const value = await fromAddress(location.hash);
  const list = await examples();
  if (value) { fill(value); ask(); } else if (list[0]) { fill(list[0].question); }
})();
