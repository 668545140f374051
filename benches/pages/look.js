// Opens the pages of `selfsame serve` and of `--html`, and says what is wrong with them. Run by `benches/pages/run`.
'use strict';

const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const puppeteer = require('puppeteer-core');

const [binary, browserPath, folder] = process.argv.slice(2);
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

// A page of each kind that `--html` writes.
const written = {
  check: ['check', 'examples/check'],
  equiv: ['equiv', 'examples/equiv/Sorts.hs:insertion', 'examples/equiv/Sorts.hs:quick'],
  diff: ['diff', 'examples/diff/old/Bank.hs', 'examples/diff/new/Bank.hs'],
  refine: ['refine', 'examples/refine/Shop.hs'],
  explore: ['explore', 'examples/explore/Bank.hs', 'withdraw'],
  reach: ['reach', 'tests/ocaml/reach/pigeon.ml', '--target', 'impossible'],
  prove: ['prove', 'examples/prove/paper/example1.rmt'],
  audit: ['audit', 'tests/cli/programs/Average.hs'],
  run: ['run', 'examples/Shapes.hs', 'map area shapes'],
  group: ['group', '--entry', 'maximum', '--reference', 'examples/group/maximum/reference.ml', 'examples/group/maximum'],
  many: ['check', path.join(folder, 'Many.hs')],
};
// A thousand laws, every fourth of them false.
const laws = Array.from({ length: 1000 }, (_, i) => `prop_law${i} :: Int -> Bool -> Bool\nprop_law${i} n b = ${i % 4 ? 'not (not b) == b' : `n /= ${i}`}\n`);
fs.writeFileSync(path.join(folder, 'Many.hs'), `module Many where\n${laws.join('')}`);
// Proofs to check again.
const proofs = path.join(folder, 'proofs');
spawnSync(binary, ['check', 'examples/check/Fusion.hs', '--certificate', proofs], { stdio: 'ignore' });
written.recheck = ['recheck', ...fs.readdirSync(proofs).map(name => path.join(proofs, name))];
const looks = {
  light: { width: 1280, height: 900, scheme: 'light' },
  dark: { width: 1280, height: 900, scheme: 'dark' },
  narrow: { width: 360, height: 740, scheme: 'light' },
};

let wrong = 0;
async function look(page, title) {
  for (const [name, { width, height, scheme }] of Object.entries(looks)) {
    await page.setViewport({ width, height });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    // What is folded is looked at too.
    await page.evaluate(() => document.querySelectorAll('details').forEach(fold => { fold.open = true; }));
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run());
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
    await page.screenshot({ path: path.join(folder, `${title}-${name}.png`), fullPage: name !== 'light' && title !== 'html-many' });
    if (isWide) violations.push({ id: 'wider-than-the-screen', help: 'the page scrolls sideways', nodes: [] });
    wrong += violations.length;
    for (const { id, help, nodes } of violations) {
      console.log(`${title} (${name}): ${id}: ${help}`);
      for (const node of nodes.slice(0, 3)) console.log(`    ${node.html.slice(0, 160)}`);
    }
  }
}

// By keyboard alone: what is searched for is shown, what was unticked is not.
async function search(page) {
  await page.focus('#search');
  await page.keyboard.type('law99');
  await page.focus('[data-word=verified]');
  await page.keyboard.press('Space');
  const shown = await page.$eval('#shown', found => found.textContent);
  if (shown !== '2 of 1000 shown') { wrong += 1; console.log(`many: after a search, ${shown}`); }
}

function serve() {
  const server = spawn(binary, ['serve', '--address', '127.0.0.1:0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise(resolve => server.stdout.once('data', line => resolve([server, String(line).trim()])));
}

async function main() {
  const browser = await puppeteer.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  let count = 0;
  for (const [title, args] of Object.entries(written)) {
    const file = path.join(folder, `${title}.html`);
    spawnSync(binary, [...args, '--html', file], { stdio: 'ignore' });
    await page.goto(`file://${file}`);
    if (title === 'many') await search(page);
    await look(page, `html-${title}`);
    count += 1;
  }
  const [server, address] = await serve();
  try {
    await page.goto(address);
    await look(page, 'serve-empty');
    const titles = await page.$$eval('#examples option', all => all.map(option => option.value).filter(Boolean));
    for (const value of titles) {
      await page.goto('about:blank');
      await page.goto(address);
      await page.waitForFunction(() => document.querySelectorAll('#examples option').length > 1);
      await page.select('#examples', value);
      await page.click('#ask');
      const isAnswered = () => !document.querySelector('#status.busy') && !document.querySelector('#answer .hint');
      await page.waitForFunction(isAnswered, { timeout: 120000 });
      await look(page, `serve-${value.replace(/\W+/g, '-')}`);
      count += 1;
    }
    count += 1;
  } finally {
    server.kill('SIGINT');
    await browser.close();
  }
  console.log(`${count} pages, each in ${Object.keys(looks).length} looks: ${wrong} violations; pictures are in ${folder}`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

main().catch(error => {
  console.error(error);
  process.exit(2);
});
