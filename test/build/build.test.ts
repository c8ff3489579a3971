import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileString } from 'sass';
import { describe, expect, it } from 'vitest';
import { policyOf } from '../../scripts/build/csp.ts';
import { inlineScript } from '../../scripts/build/html.ts';
import { messagesPlugin, textsIn } from '../../scripts/build/messagesPlugin.ts';
import { allMessages, readMessages } from '../../scripts/build/readMessages.ts';
import { root } from '../../scripts/build/root.ts';
import { assertSecure, besideSandbox, noteOfAdapter, readSettings } from '../../scripts/build/settings.ts';
import { buildScript } from '../../scripts/build/viteBuild.ts';
import { folderForEachTest } from '../../scripts/testing/temporaryFolder.ts';

describe('The settings of a build', () => {
  it('refuse an engine and an API address that are of no use, with the reason', async () => {
    await expect(readSettings({ ENGINE: 'vue' })).rejects.toThrow('ENGINE is "vue"; it has to be preact or react.');
    await expect(readSettings({ API_BASE: 'api.example' })).rejects.toThrow(/API_BASE is "api\.example"/);
    const hosts = ['', 'u:p@api.acme.in', 'api.acme.in:99999', '%zz', '[::1', 'a.in;report-uri', 'a.in?'];
    for (const API_BASE of ['//api.acme.in/v1', '/\\api.acme.in/v1', ...hosts.map((host) => `https://${host}/x`)])
      await expect(readSettings({ API_BASE }), API_BASE).rejects.toThrow(/^API_BASE is ".*it has to be a path/);
  });

  it('keep a build from being published that would send sessions in the clear to another machine', () => {
    for (const apiBase of ['/api', 'https://api.in', 'http://localhost:4000', 'http://127.0.0.1/api', 'http://[::1]'])
      expect(() => assertSecure({ apiBase })).not.toThrow();
    for (const apiBase of ['http://api.example', 'http://10.0.0.7:4000/api', 'http://localhost.example'])
      expect(() => assertSecure({ apiBase })).toThrow(/^API_BASE is "http:.* Name an address with https:/);
  });

  it('leave the adapter of a brand out beside the sandbox, and say so; that of the example stays, for the sandbox plays its service', async () => {
    const example = await readSettings({ BRAND: 'adapted' });
    expect(besideSandbox(example).adapter).toBeDefined();
    const own = { ...example, brand: { ...example.brand, id: 'acme' } };
    expect(noteOfAdapter(own)).toBeUndefined();
    expect(besideSandbox(own).adapter).toBeUndefined();
    expect(noteOfAdapter(besideSandbox(own))).toMatch(/^The brand's adapter is left out, .* API_PROXY=/);
    expect(besideSandbox({ ...own, apiBase: 'https://api.example' }).adapter).toBeDefined();
    expect((await readSettings({ BRAND: 'adapted', ADAPTER: 'none' })).adapter).toBeUndefined();
    await expect(readSettings({ ADAPTER: 'mine' })).rejects.toThrow('ADAPTER is "mine"; it has to be none');
  });

  it('take an API on another origin without its last slash, and the developers’ pages where they are asked for by 1', async () => {
    const settings = await readSettings({ API_BASE: 'https://api.example/v1/', PREVIEW: '1' });
    expect(settings).toMatchObject({ apiBase: 'https://api.example/v1', hasPreview: true });
    expect((await readSettings({ PREVIEW: '' })).hasPreview).toBe(false);
    for (const PREVIEW of ['0', 'true', 'yes'])
      await expect(readSettings({ PREVIEW })).rejects.toThrow(`PREVIEW is "${PREVIEW}"; it has to be 1, or not`);
  });
});

describe('The path below which the pages stand', () => {
  it('begins with a slash and ends with none, however it is written', async () => {
    for (const BASE_PATH of ['/app', 'app', '/app/', 'app/'])
      expect((await readSettings({ BASE_PATH })).basePath).toBe('/app');
    expect((await readSettings({ BASE_PATH: '/loans/my-app_2' })).basePath).toBe('/loans/my-app_2');
    for (const BASE_PATH of ['', '/']) expect((await readSettings({ BASE_PATH })).basePath).toBe('');
  });

  it.each([
    ...['https://lender.example/app', '//app', '/a//b', '/a b', '/ä'],
    ...['/app?x', '/../app', '/.app', '/_app', '/app.d'],
  ])('is refused where it is none: %s', async (path) => {
    await expect(readSettings({ BASE_PATH: path })).rejects.toThrow(`BASE_PATH is "${path}"; it has to be a path`);
  });
});

describe('A text', () => {
  const inFolder = folderForEachTest();

  it('that no code of a page uses is neither in its script nor in its language files', async () => {
    const entry = inFolder('entry.ts');
    const messages = join(root, 'pages/customerService/messages.ts');
    writeFileSync(entry, `import { text as own } from ${JSON.stringify(messages)};\ndocument.title = own.lead.text;`);
    const settings = await readSettings({});
    const [chunk] = await buildScript(settings, { entry, plugins: [messagesPlugin(settings)] });
    expect(chunk.code).toContain('Have your order number');
    expect(chunk.code).not.toContain('You can also reach us');
    const lead = (await allMessages()).all.find(({ set, key }) => set === 'customerService' && key === 'lead');
    expect(textsIn([chunk])).toEqual([String(lead?.number)]);
  });

  it('is asked for in vain in a file that defines none, which is named', async () => {
    const file = inFolder('messages.ts');
    writeFileSync(file, 'export const words = 1;');
    await expect(readMessages([file])).rejects.toThrow(`${file} defines no texts.`);
  });
});

describe('A design token', () => {
  const compile = (css: string) => compileString(`@use 'styles/tools/tokens' as *; ${css}`, { loadPaths: [root] }).css;

  it('is read by its name', () => {
    expect(compile(".a { padding: space('l'); color: color('ink'); }")).toMatch(/padding: 1rem;\s+color: var\(--ink\)/);
  });

  it.each([
    ["space('huge')", 'There is no space token "huge"'],
    ["color('inkk')", 'There is no color token "inkk"'],
    ["text('xxl')", 'There is no text token "xxl"'],
    ["radius('x')", 'There is no radius token "x"'],
  ])('that is misspelt (%s) stops the build, and the names that there are are listed', (read, message) => {
    expect(() => compile(`.a { margin: ${read}; }`)).toThrow(message);
  });
});

it('A script in a document cannot end the element around it', () => {
  expect(inlineScript('a="</script></SCRIPT><!--"')).toBe('a="<\\/script><\\/SCRIPT><\\!--"');
});

describe('A page’s policy', () => {
  const PARTS = { scripts: ['SCRIPT'], styles: ['STYLE'] };

  it('lets it call its own origin alone, and the service’s and that of reports where they stand elsewhere', async () => {
    const settings = await readSettings({ API_BASE: 'https://api.example/v1' });
    expect(policyOf({ ...settings, apiBase: '/api' }, PARTS)).toContain("connect-src 'self';");
    const elsewhere = policyOf(settings, PARTS);
    expect(elsewhere).toContain("connect-src 'self' https://api.example;");
    // A captcha is a picture of the service.
    expect(elsewhere).toMatch(/img-src [^;]*\bhttps:\/\/api\.example\b/);
    const brand = { ...settings.brand, reporting: { endpoint: 'https://api.example.com/report', sampleRate: 1 } };
    expect(policyOf({ ...settings, brand }, PARTS)).toContain(
      "connect-src 'self' https://api.example https://api.example.com;",
    );
  });

  it('lets it show no frame, pages of this site, or documents that an answer names: as the page says', async () => {
    const settings = await readSettings({});
    expect(policyOf(settings, PARTS)).not.toContain('frame-src');
    expect(policyOf(settings, { ...PARTS, frames: 'own' })).toContain("frame-src 'self';");
    expect(policyOf(settings, { ...PARTS, frames: 'answers' })).toContain("frame-src 'self' https:;");
    const choosy = { ...settings, brand: { ...settings.brand, hosts: ['docs.lender.example'] } };
    expect(policyOf(choosy, { ...PARTS, frames: 'answers' })).toContain("frame-src 'self' docs.lender.example;");
  });
});
