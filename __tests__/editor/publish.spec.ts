import { expectAccessible } from '@/__tests__/support/accessibility';
import { expect, test, type Editor } from './editor';

const LIVE = 'https://www.example.com';
const RUN = 'https://github.com/nestif/website/actions/runs/7';

test('the editor follows a published page until it is live', async ({ editor }) => {
  test.setTimeout(120_000);
  const { github, page } = editor;
  const notice = page.locator('.notice');
  const merged = await publish(editor);
  await expect(notice).toContainText('published. This notice will tell you when it is live.');

  /** Sets the status that the release writes, and makes the editor read it. */
  const say = async (state: 'pending' | 'success' | 'failure', description: string, target = RUN, commit = merged) => {
    github.setStatus(commit, { context: 'live', state, description, target_url: target });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(notice).toContainText(description);
    await expect(notice).toHaveCount(1);
  };
  await say('pending', 'Waiting for approval by asha');
  await expectAccessible(page, ['.notice']);
  await page.reload();
  await expect(notice).toContainText('Waiting for approval by asha');
  await say('failure', 'Not live: ravi rejected it. On Monday');
  await say(
    'failure',
    'Not live: a rollback keeps nestif@1a2b live. This run’s page says how to replace it once the mistake is corrected',
  );
  await expect(notice.getByRole('link', { name: 'See why' })).toHaveAttribute('href', RUN);
  await page.reload();
  await expect(notice).toContainText('a rollback keeps nestif@1a2b live');

  const later = github.commit('main', { 'content/later.txt': 'x' }, 'A colleague');
  const description = `Will go live with a later change, ${later.slice(0, 7)}`;
  await say('success', description, `https://github.com/nestif/website/commit/${later}`);
  // The later commit does not have a status yet.
  await page.reload();
  await expect(notice).toContainText(description);
  await expectAccessible(page, ['.notice']);
  await say('success', `Live at ${LIVE}`, LIVE, later);
  await expect(notice.getByRole('link', { name: 'View the site' })).toHaveAttribute('href', LIVE);
  await expectAccessible(page, ['.notice']);
  await notice.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Create New Entry' }).or(page.getByRole('grid')).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a sign-in that expires during a save loses nothing', async ({ editor }) => {
  test.setTimeout(120_000);
  const { github, page, field } = editor;
  const title = field('page.title').getByRole('textbox');
  await page.addInitScript(() => localStorage.removeItem('sveltia-cms.prefs'));
  await editor.open('pages/entries/about');
  // Sveltia CMS backs up only what is typed with keys.
  await title.press('Control+A');
  await title.pressSequentially('About Us: A Firm in Patna');
  github.token = 'github_pat_next';
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Your sign-in has expired');
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(title).toHaveValue('About Us: A Firm in Patna');
  const notice = page.locator('.notice');
  await expect(notice).toContainText('Reload this page, sign in with a new token');
  // Sveltia CMS waits half a second after each key.
  await expect.poll(() => page.evaluate(keptDrafts)).toContain('About Us: A Firm in Patna');

  await page.reload();
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await expect(notice).toContainText('Your sign-in has expired');
  await page.getByRole('alertdialog').getByRole('textbox').fill(github.token);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('About Us: A Firm in Patna');
  await expect(notice).toHaveCount(0);
  await editor.save();
  expect(github.read('cms/pages/about', 'content/pages/about.yaml')).toContain('About Us: A Firm in Patna');
});

/** The unsaved forms that Sveltia CMS has kept, as JSON. Runs in the page. */
async function keptDrafts(): Promise<string> {
  const names = (await indexedDB.databases()).map(({ name }) => name!);
  const drafts = names.map(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('draft-backups')) return resolve([]);
          const reading = database.transaction('draft-backups').objectStore('draft-backups').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
  );
  return JSON.stringify(await Promise.all(drafts));
}

/** Saves new text and publishes it. Returns the merge commit. */
async function publish({ github, page, field, open, save }: Editor): Promise<string> {
  await open('pages/entries/careers');
  await field('page.title').getByRole('textbox').fill('Jobs for People Who Ask');
  await save();
  const status = { context: 'check', state: 'success', description: '', target_url: null } as const;
  github.setStatus(github.head('cms/pages/careers'), status);
  await open('pages/entries/careers');
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => github.pulls[0]?.state).toBe('MERGED');
  return github.head('main');
}
