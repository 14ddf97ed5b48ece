import './without-eval';
import CMS from '@sveltia/cms';
import { toSource, toValues, type FormValues } from '@/lib/content/editing/format';
import { refuseOtherFiles, waitForPictures } from './chosen-pictures';
import { configOf, FORMS } from './config';
import { FIXED_WIDGET, LINK_WIDGET } from './fields';
import { FixedField } from './fixed-field';
import { watchGitHub } from './github';
import { LinkField } from './link-field';
import { openWorkingTree } from './local';
import { previewOf } from './preview';
import { remember } from './reconcile';
import { settings } from './settings';
import { guardUnsavedWords } from './unsaved-words';

/** The editor: Sveltia CMS with the forms, the file format and the pages of this site. */

refuseOtherFiles();
waitForPictures();
guardUnsavedWords();
if (settings.mode === 'github') watchGitHub();
else openWorkingTree();

for (const form of FORMS) {
  CMS.registerCustomFormat(form.file, 'yaml', {
    fromFile: (text) => toValues(form.file, `${text}\n`),
    toFile: (values: FormValues) => {
      const text = toSource(form.file, values);
      remember(text, values.source as string | undefined);
      return text;
    },
  });
  CMS.registerPreviewTemplate(form.name, previewOf(form));
}
CMS.registerFieldType(LINK_WIDGET, LinkField);
CMS.registerFieldType(FIXED_WIDGET, FixedField);
for (const style of ['site.css', 'editor.css']) CMS.registerPreviewStyle(new URL(style, document.baseURI).pathname);

void CMS.init({ config: configOf(settings) });
