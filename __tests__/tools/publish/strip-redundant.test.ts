/** @jest-environment node */
import { stripRedundant, stripUnusedClasses } from '@/tools/publish/html/strip-redundant';
import { parsePage, serializePage } from '@/tools/publish/html/tree';
import { island } from './next-page';

test('a Twitter property goes when it repeats its Open Graph property', () => {
  const others = '<meta property="og:title" content="About"><meta name="twitter:image" content="/x.png">';
  const document = parsePage(`${others}<meta name="twitter:title" content="About">`);
  stripRedundant(document);
  expect(serializePage(document)).toContain(`<head>${others}</head>`);
});

test('an inline SVG needs no namespace', () => {
  const document = parsePage('<svg xmlns="http://www.w3.org/2000/svg" width="2"></svg>');
  stripRedundant(document);
  expect(serializePage(document)).toContain('<svg width="2">');
});

test('class names without a rule go, but for those of islands', () => {
  const css = '.icon,.sm\\:flex{color:red}@media print{p>.card-title:hover{color:red}}';
  const document = parsePage(
    `<p class="sm:flex icon icon-x card-title card"><i class="lonely"></i></p>${island('Menu', '<i class="lonely">')}`,
  );
  stripUnusedClasses(document, css);
  expect(serializePage(document)).toContain('<p class="sm:flex icon card-title"><i></i></p>');
  expect(serializePage(document)).toContain('<i class="lonely">');
});
