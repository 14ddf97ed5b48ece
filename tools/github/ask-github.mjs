/** GitHub's API for a job with a token (GH_TOKEN). Plain Node: a job with a token installs no packages. */

const { GH_TOKEN, GITHUB_API_URL, GITHUB_REPOSITORY } = process.env;

/**
 * Sends a request about the repository to GitHub.
 *
 * @param {string} path below the repository's
 * @param {object} [body] what to send
 * @param {string} [method]
 * @throws {Error} with GitHub's answer, and its status code as `status`
 * @returns {Promise<any>} GitHub's answer; undefined if it is empty
 */
export async function askGitHub(path, body, method = body ? 'POST' : 'GET') {
  const headers = { Authorization: `Bearer ${GH_TOKEN}`, Accept: 'application/vnd.github+json' };
  const options = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, options);
  const { status } = response;
  const text = await response.text();
  if (!response.ok) throw Object.assign(new Error(`${path}: GitHub answers ${status}: ${text}`), { status });
  return text ? JSON.parse(text) : undefined;
}
