import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '@/__tests__/support/accessibility';
import { expect, expectSaveToWait, test } from './editor';

const ABOUT = 'content/pages/about.yaml';
const DRAFT = 'cms/pages/about';

test('an edit is saved as a draft, checked, corrected and published; a colleague’s change is kept', async ({
  editor,
}) => {
  test.setTimeout(120_000);
  const { github, page, field, notes, save } = editor;
  const before = github.read('main', ABOUT);
  await editor.open('pages/entries/about');
  // While the form is open, a colleague publishes a change to another field of the same file.
  const theirs = before.replace(/menu: .*/, 'menu: About the firm');
  github.commit('main', { [ABOUT]: theirs }, 'A colleague');

  await field('page.title').getByRole('textbox').fill('About Us: A Firm in Patna');
  await save();
  const draft = github.read(DRAFT, ABOUT);
  expect(draft).toContain('menu: About the firm');
  expect(draft.split('\n').filter((line) => !before.includes(line))).toHaveLength(2);
  expect(github.pulls).toMatchObject([{ branch: DRAFT, isDraft: true, state: 'OPEN' }]);
  expect(github.git(['rev-list', '--count', `main..${DRAFT}`])).toBe('1');

  // The workflows report a mistake.
  const report = 'https://github.com/nestif/website/actions/runs/1';
  github.setStatus(github.head(DRAFT), {
    context: 'check',
    state: 'failure',
    target_url: report,
    description: 'content/pages/about.yaml:2 Title — is made up — write another',
  });
  await editor.open('pages/entries/about');
  await expect(notes).toContainText('The check found a mistake. content/pages/about.yaml:2 Title — is made up');
  await expect(notes.getByRole('link', { name: 'See all mistakes' })).toHaveAttribute('href', report);

  // Publishing is refused, and the notice says why.
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish Entry' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
  };
  await publish();
  const notice = page.locator('.notice');
  await expect(notice).toContainText('Not published: the check found a mistake.');
  await expect(notice.getByRole('link', { name: 'See all mistakes' })).toHaveAttribute('href', report);
  await expectAccessible(page, ['.notice']);
  await expectAccessible(page.frames()[1]!, ['.editor-notes']);
  await notice.getByRole('button', { name: 'Close' }).click();

  // Corrected, checked, published.
  await field('page.title').getByRole('textbox').fill('About Us: A Small Firm in Patna');
  await save({ isDraft: false });
  github.setStatus(github.head(DRAFT), { context: 'check', state: 'success', description: '', target_url: report });
  const preview = 'https://nestif--pr1.web.app';
  github.setStatus(github.head(DRAFT), { context: 'preview', state: 'success', description: '', target_url: preview });
  await editor.open('pages/entries/about');
  await expect(notes.getByRole('link', { name: 'open the preview' })).toHaveAttribute('href', preview);
  await publish();
  await expect.poll(() => github.pulls[0]?.state).toBe('MERGED');
  const published = github.read('main', ABOUT);
  expect(published).toContain('About Us: A Small Firm in Patna');
  expect(published).toContain('menu: About the firm');

  // The form has both changes, too.
  await page.reload();
  await editor.open('pages/entries/about');
  await expect(field('page.menu').getByRole('textbox')).toHaveValue('About the firm');
});

test('the keyboard alone opens, edits, saves and publishes', async ({ editor }) => {
  const { github, page, field } = editor;
  await editor.open('pages/entries/careers');
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let count = 0; count < 100; count++) {
      if (await target.evaluate((element) => element.contains(document.activeElement))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The Tab key does not get there.');
  };
  const press = async (target: Locator) => {
    await tabTo(target);
    await page.keyboard.press('Enter');
  };
  await tabTo(field('page.title').getByRole('textbox'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Jobs for People Who Ask');
  await page.keyboard.press('Control+S');
  await press(page.getByRole('button', { name: 'Later' }));
  await expect(page).toHaveURL(/collections\/pages$/);
  const draft = 'cms/pages/careers';
  expect(github.read(draft, 'content/pages/careers.yaml')).toMatch(/title: '?Jobs for People Who Ask'?\n/);
  github.setStatus(github.head(draft), { context: 'check', state: 'success', description: '', target_url: null });

  await editor.open('pages/entries/careers');
  await press(page.getByRole('button', { name: /^Status/ }));
  await page.keyboard.press('ArrowDown');
  while (
    !(await page.getByRole('menuitemradio', { name: 'Ready' }).evaluate((item) => item.matches(':focus, .focused')))
  )
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'Publish Entry' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }));
  await expect.poll(() => github.pulls[0]?.state).toBe('MERGED');
});

test('text that the specification fixes can be neither changed nor removed', async ({ editor }) => {
  const { github, page, field } = editor;
  await editor.viewAll();
  await editor.open('pages/entries/whoweare');
  await expect(field('heading').getByRole('textbox')).not.toBeEditable();
  await expect(field('heading')).toContainText('You cannot change this: it is set by the site’s specification.');
  await expectAccessible(page, ['[data-field-type="fixed"] .field-wrapper']);
  await field('sections').getByRole('button', { name: 'Remove' }).first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('no entry has the heading "Our Commitment"');
  expect(github.pulls).toEqual([]);
});

test('if two people change the same field, the second save is refused and the editor says why', async ({ editor }) => {
  const { github, page, field } = editor;
  await editor.open('pages/entries/about');
  const theirs = github.read('main', ABOUT).replace(/menu: .*/, 'menu: About the firm');
  github.commit('main', { [ABOUT]: theirs }, 'A colleague');
  await field('page.menu').getByRole('textbox').fill('About our firm');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '“Menus and search › Name in menus” has been changed since you opened this page, by a colleague or in another tab.',
  );
  expect(github.read('main', ABOUT)).toBe(theirs);
  expect(github.pulls).toEqual([]);
  // The typed text is still there.
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(field('page.menu').getByRole('textbox')).toHaveValue('About our firm');
});

test('a picture that takes a long time to encode is not lost', async ({ editor }) => {
  const { github, page, field } = editor;
  await editor.viewAll();
  await editor.open('industries/entries/retail');
  await expectSaveToWait(page, field('picture.wide'), () => github.pulls.length > 0);
  await editor.save();
  const draft = 'cms/industries/retail';
  expect(github.read(draft, 'content/industries/retail.yaml')).toMatch(/\n {2}wide: wide\.webp\n/);
  expect(await sharp(github.readBytes(draft, 'content/pictures/wide.webp')).metadata()).toMatchObject({ width: 2400 });
});

test('typed text appears within half a second, and its mistakes are reported in the words of the check', async ({
  editor,
}) => {
  const { field, preview, notes } = editor;
  await editor.open('industries/entries/retail');
  const box = field('lead').getByRole('textbox');
  const times: number[] = [];
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    const line = `${text} sentence about shops and what they need of their software, long enough to be a lead.`;
    const started = performance.now();
    await box.fill(line);
    await preview.locator('main').getByText(line).waitFor();
    times.push(Math.round(performance.now() - started));
  }
  expect(Math.min(...times), `milliseconds: ${times.join(', ')}`).toBeLessThan(500);
  await box.fill('Short');
  await expect(notes.locator('.editor-error')).toContainText('Introduction');
  await box.fill('A sentence about shops and what they need of their software, long enough to be a lead.');
  const upright = sharp({ create: { width: 1400, height: 2000, channels: 3, background: 'navy' } });
  const buffer = await upright.jpeg().toBuffer();
  await editor.upload('picture.file', { name: 'upright.jpg', mimeType: 'image/jpeg', buffer });
  await expect(notes.locator('.editor-error')).toContainText(
    'Picture › File — at 1400 by 2000 px, the picture is too tall for its width',
  );
});
