/** @jest-environment node */
import { stripUnusedClasses } from '@/tools/publish/html/strip-unused-classes';
import { parsePage, serializePage } from '@/tools/publish/html/tree';
import { island } from './next-page';

test('class names without a rule go, but for those of islands', () => {
  const css = '.icon,.sm\\:flex{color:red}@media print{p>.card-title:hover{color:red}}';
  const document = parsePage(
    `<p class="sm:flex icon icon-x card-title card"><i class="lonely"></i></p>${island('Menu', '<i class="lonely">')}`,
  );
  stripUnusedClasses(document, css);
  expect(serializePage(document)).toContain('<p class="sm:flex icon card-title"><i></i></p>');
  expect(serializePage(document)).toContain('<i class="lonely">');
});
