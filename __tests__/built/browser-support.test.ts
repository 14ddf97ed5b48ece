/** @jest-environment node */
import postcss, { type AcceptedPlugin } from 'postcss';
import { browserslist } from '@/package.json';
import { publishedFiles, readOut } from './built-site';

/** Its types cannot be imported. */
const doiuse = jest.requireActual<(options: object) => AcceptedPlugin>('doiuse');

/** CSS features that a supported browser lacks, and what its visitors get instead. ESLint checks the scripts. */
const MAY_LACK: Record<string, string> = {
  'css-container-queries': 'steps are one below the other, along a line',
  'css-content-visibility': 'hides no tab, so has none to show on paper',
  'css-has': 'the dropdown that the page is in is not underlined',
  'css-media-scripting': 'pictures of later slides load at once',
  'css-resize': 'the message field scrolls',
  'css-touch-action': 'desktop browsers have no touch',
  'css-zoom': 'on paper a document has larger text, and more pages',
  'text-size-adjust': 'desktop browsers do not enlarge text by themselves',
};

test('supported browsers have all that the styles need, by Can I use, except what is listed here', async () => {
  const styles = publishedFiles('.html').flatMap((file) => readOut(file).match(/(?<=<style[^>]*>)[^]*?(?=<\/style>)/g));
  const lacking = new Set<string>();
  const onFeatureUsage = ({ feature, message }: { feature: string; message: string }) => {
    if (message.includes(' not supported by')) lacking.add(feature);
  };
  const linter = postcss(doiuse({ browsers: browserslist, onFeatureUsage }));
  for (const css of new Set(styles)) await linter.process(css!, { from: undefined });
  expect([...lacking].sort()).toEqual(Object.keys(MAY_LACK));
});
