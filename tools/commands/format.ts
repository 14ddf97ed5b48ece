/**
 * The last step of `npm run format`: writes each file of `content/` as the forms write it. A file that cannot be read,
 * or that would lose something, is left as it is and reported.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { findFiles } from '@/lib/content/core/find-files';
import { formatIssue } from '@/lib/content/core/issues';
import { listFolder } from '@/lib/files/list-folder.mjs';
import { parseYaml } from '@/lib/content/core/parse-yaml';
import { printYaml } from '@/lib/content/core/print';
import { fieldSchemaOf } from '@/lib/content/core/schema';

const listed = listFolder('content').flatMap(({ name, type }) => (type === 'file' ? `content/${name}` : []));
for (const file of findFiles(listed).files) {
  const source = readFileSync(file, 'utf8');
  const { yaml, issues } = parseYaml(file, source);
  for (const issue of issues) console.error(formatIssue(issue));
  if (issues.length > 0) process.exitCode = 1;
  const text = yaml && printYaml(fieldSchemaOf(file), yaml.written);
  if (text !== undefined && text !== source) writeFileSync(file, text);
}
