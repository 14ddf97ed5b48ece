/** @jest-environment node */
import { PublishError, throwIfAny } from '@/publish/faults';
import { cleanPage } from '@/publish/html/clean-page';
import { serializePage } from '@/publish/html/tree';
import { FLIGHT, island, nextPage } from './support/next-page';

const REGISTERED = new Set(['menu', 'tabs']);

function clean(html: string) {
  const { page, faults } = cleanPage('about.html', html, REGISTERED);
  return { page, html: serializePage(page.document), faults };
}

/** What is said about a page that has to be in the words of `found`. */
const complaints = (html: string) => clean(html).faults.map(({ found }) => found);

describe('what Next needs is taken out', () => {
  test('a page as Next writes it is in order', () => {
    expect(clean(nextPage()).faults).toEqual([]);
  });

  test.each([
    ['scripts and flight data', /<script/],
    ['preloads of scripts and the style sheet', /<link/],
    ["Next's meta", /next-size-adjust/],
    ['comments', /<!--/],
    ['the hidden rest of the metadata', /hidden/],
  ])('%s', (_what, trace) => {
    expect(nextPage()).toMatch(trace);
    expect(clean(nextPage()).html).not.toMatch(trace);
  });

  test.each([
    [
      'the start of the bundler',
      '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>',
    ],
    ['the polyfills', '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>'],
    ["React's clock", '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'],
    ['what holds back the first paint', '<link rel="expect" href="#_R_" blocking="render"/>'],
    ['a preload of a module', '<link rel="modulepreload" href="/_next/static/chunks/x.js"/>'],
  ])('%s', (_what, leftover) => {
    const { html, faults } = clean(nextPage({ end: FLIGHT + leftover }));
    expect(faults).toEqual([]);
    expect(html).not.toMatch(/<script|<link/);
  });

  test('what the page loads is remembered', () => {
    expect(clean(nextPage()).page.links).toEqual({
      sheets: ['/_next/static/chunks/site.css'],
      fonts: ['/_next/static/media/grotesk-s.p.1a2b3c.woff2'],
    });
  });
});

describe('what a page is made of stays', () => {
  test.each([
    ['icon', '<link rel="icon" href="/icon.svg">'],
    ['canonical address', '<link rel="canonical" href="https://www.example.com/about">'],
    ['linked data', '<script type="application/ld+json">{"@type":"Organization"}</script>'],
    ['description', '<meta name="description" content="Who we are">'],
  ])('%s', (_what, kept) => {
    const { html, faults } = clean(nextPage({ head: kept }));
    expect(faults).toEqual([]);
    expect(html).toContain(kept);
  });

  test('comments between the texts of an island, from which React starts', () => {
    const { html } = clean(nextPage({ main: `<p>a<!-- -->b</p>${island('menu', 'c<!-- -->d')}` }));
    expect(html).toContain('<p>ab</p>');
    expect(html).toContain('c<!-- -->d');
  });

  test.each(['<div hidden=""></div>', '<div hidden=""><!-- --></div>'])('%s in an island', (part) => {
    expect(clean(nextPage({ main: island('menu', part) })).html).toContain(part);
  });
});

describe('what nobody expects is a fault', () => {
  test.each([
    [
      'a script of another host',
      nextPage({ end: `${FLIGHT}<script src="https://cdn.example/x.js"></script>` }),
      /script.*cdn\.example/,
    ],
    ['an inline script', nextPage({ end: `${FLIGHT}<script>alert(1)</script>` }), /alert\(1\)/],
    [
      'a script of next/script',
      nextPage({ end: `${FLIGHT}<script>(self.__next_s=self.__next_s||[]).push([])</script>` }),
      /__next_s/,
    ],
    ['an inline module', nextPage({ end: `${FLIGHT}<script type="module">import "/x.js"</script>` }), /module/],
    ['no flight data', nextPage({ end: '' }), /no flight data/],
    ['an unknown relation', nextPage({ head: '<link rel="preconnect" href="https://x.example">' }), /preconnect/],
    ['a preload of data', nextPage({ head: '<link rel="preload" as="fetch" href="/_next/data.json">' }), /fetch/],
    [
      'a style sheet of another host',
      nextPage({ head: '<link rel="stylesheet" href="https://x.example/x.css">' }),
      /x\.css/,
    ],
    [
      'a style sheet for one medium',
      nextPage({ head: '<link rel="stylesheet" href="/_next/p.css" media="print">' }),
      /p\.css/,
    ],
    ['an unknown meta of Next', nextPage({ head: '<meta name="next-head-count" content="2">' }), /next-head-count/],
    ['an inline style sheet', nextPage({ head: '<style>p{}</style>' }), /<style>/],
    ['an inline style', nextPage({ main: '<p style="color:red">x</p>' }), /style="" on <p style="color:red">/],
    ['an inline style in noscript', nextPage({ main: '<noscript><p style="color:red">x</p></noscript>' }), /style=""/],
    ['an inline handler', nextPage({ main: '<button onclick="x()">x</button>' }), /onclick/],
    ['a javascript: link', nextPage({ main: '<a href=" JavaScript:x()">x</a>' }), /JavaScript/],
    ['a base', nextPage({ head: '<base href="/x/">' }), /<base>/],
    ['a policy in the page', nextPage({ head: '<meta http-equiv="refresh" content="0">' }), /http-equiv/],
    ['no html', nextPage().replace('<html lang="en">', ''), /0 <html>/],
    ['no head', nextPage().replace(/<\/?head>/g, ''), /0 <head>/],
    ['no body', nextPage().replace(/<\/?body>/g, ''), /0 <body>/],
    ['no main', nextPage().replace(/<\/?main[^>]*>/g, ''), /0 <main>/],
    ['two mains', nextPage({ main: '</main><main>' }), /2 <main>/],
    ['no title', nextPage().replace('<title>About</title>', ''), /0 <title>/],
    ['a template', nextPage({ main: '<template id="x"></template>' }), /<template id="x">/],
    ['an unknown island', nextPage({ main: island('slider') }), /island "slider"/],
    ['an unknown wake', nextPage({ main: island('menu', '', 'soon') }), /data-wake="soon"/],
    ['props that are no JSON', nextPage({ main: island('menu', '', 'idle', '{a:1}') }), /no JSON/],
    ['props that are no object', nextPage({ main: island('menu', '', 'idle', '[1]') }), /no JSON/],
    ['an island without props', nextPage({ main: '<div data-island="menu" data-wake="idle"></div>' }), /no data-props/],
    ['props without an island', nextPage({ main: '<div data-props="{}" data-wake="idle"></div>' }), /no data-island/],
    ['an island in an island', nextPage({ main: island('menu', island('tabs')) }), /within an island/],
  ])('%s', (_what, html, complaint) => {
    expect(complaints(html)).toContainEqual(expect.stringMatching(complaint));
  });

  test('a title in a drawing is not the title of the page', () => {
    expect(complaints(nextPage({ main: '<svg><title>Logo</title></svg>' }))).toEqual([]);
  });

  test('the message names file, what was found, what was expected and the remedy', () => {
    const { faults } = clean(nextPage({ main: '<p style="color:red">x</p>' }));
    expect(() => throwIfAny(faults)).toThrow(PublishError);
    expect(() => throwIfAny(faults)).toThrow(
      'about.html: found style="" on <p style="color:red">; expected no inline style. Use a class.',
    );
  });
});

describe('islands of a page', () => {
  test('each name once, in order', () => {
    const main = island('tabs') + island('menu') + island('tabs');
    expect(clean(nextPage({ main })).page.islands).toEqual(['menu', 'tabs']);
  });

  test('none', () => expect(clean(nextPage()).page.islands).toEqual([]));
});

describe('parts that were streamed later', () => {
  const boundary = (content: string) => `<!--$?--><template id="B:0"></template>${content}<!--/$-->`;
  const late = (id: string, content: string, call: string) =>
    `<div hidden id="${id}">${content}</div><script>${call}</script>`;

  test('stand where their boundary was, in place of what was shown meanwhile', () => {
    const main = `<p>1</p>${boundary('<!--$--><p>Loading</p><!--/$--><p>Loading</p>')}<p>3</p>`;
    const end = FLIGHT + late('S:0', '<p>2</p>', '$RC=function(b,a){};$RC("B:0","S:0")');
    const { html, faults } = clean(nextPage({ main, end }));
    expect(faults).toEqual([]);
    expect(html).toContain('<p>1</p><p>2</p><p>3</p>');
    expect(html).not.toMatch(/template|S:0|Loading/);
  });

  test('stand where their place in a text was', () => {
    const end = FLIGHT + late('S:1', '<i>2</i>', '$RS=function(a,b){};$RS("S:1","P:1")');
    const { html } = clean(nextPage({ main: '<p>1<template id="P:1"></template>3</p>', end }));
    expect(html).toContain('<p>1<i>2</i>3</p>');
  });

  test.each([
    ['that never came', boundary('<p>Loading</p>'), '', /<template id="B:0">/],
    ['without a place', '<p>1</p>', '<div hidden id="S:0"><p>2</p></div>', /<div id="S:0">/],
  ])('%s are a fault', (_what, main, end, complaint) => {
    expect(complaints(nextPage({ main, end: FLIGHT + end }))).toContainEqual(expect.stringMatching(complaint));
  });
});
