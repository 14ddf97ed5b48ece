import { execFileSync } from 'node:child_process';
import { buildSchema, graphqlSync } from 'graphql';

/** An answer from GitHub. */
interface Answer {
  status: number;
  body: unknown;
  type?: string;
}

/** The answer as the browser gets it. */
interface Served {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

interface PullRequest {
  number: number;
  title: string;
  branch: string;
  isDraft: boolean;
  state: 'OPEN' | 'MERGED';
  labels: string[];
  createdAt: string;
}

interface Status {
  context: string;
  state: 'pending' | 'success' | 'failure';
  description: string;
  target_url: string | null;
}

const ASHA = {
  __typename: 'User',
  login: 'asha',
  avatarUrl: '',
  name: 'Asha',
  email: 'asha@example.org',
  databaseId: 1,
};

/** The fields that requests may send. */
interface Sent {
  query: string;
  variables: Record<string, unknown>;
  title: string;
  head: string;
  draft: boolean;
  labels: string[];
  commit_title: string;
}

/** The part of GitHub's schema that the editor may use: https://docs.github.com/en/graphql/reference. */
const SCHEMA = buildSchema(`
  scalar GitObjectID scalar DateTime scalar URI scalar Base64String
  type Query { repository(owner: String!, name: String!): Repository }
  type Repository {
    id: ID!
    ref(qualifiedName: String!): Ref
    object(oid: GitObjectID, expression: String): GitObject
    pullRequests(states: [PullRequestState!], labels: [String!], first: Int, headRefName: String, orderBy: IssueOrder): PullRequests!
  }
  enum PullRequestState { OPEN CLOSED MERGED }
  enum IssueOrderField { UPDATED_AT CREATED_AT }
  enum OrderDirection { ASC DESC }
  enum DeploymentOrderField { CREATED_AT }
  input IssueOrder { field: IssueOrderField! direction: OrderDirection! }
  input DeploymentOrder { field: DeploymentOrderField! direction: OrderDirection! }
  type Ref { name: String! target: GitObject }
  interface GitObject { oid: GitObjectID! }
  type Blob implements GitObject { oid: GitObjectID! text: String isTruncated: Boolean! isBinary: Boolean byteSize: Int! }
  type Commit implements GitObject {
    oid: GitObjectID! message: String! committedDate: DateTime! author: GitActor
    history(first: Int, path: String): History!
    file(path: String!): TreeEntry
    status: Status
    deployments(last: Int, orderBy: DeploymentOrder): Deployments
    checkSuites(last: Int): CheckSuites
  }
  type History { nodes: [Commit!]! }
  type GitActor { name: String email: String avatarUrl: URI user: User }
  type User implements Actor { login: String! avatarUrl: URI! name: String email: String! databaseId: Int }
  type TreeEntry { oid: GitObjectID! }
  type Status { contexts: [StatusContext!]! }
  type StatusContext { context: String! state: String! targetUrl: URI description: String }
  type Deployments { nodes: [Deployment!] }
  type Deployment { environment: String latestStatus: DeploymentStatus }
  type DeploymentStatus { state: String environmentUrl: URI description: String }
  type CheckSuites { nodes: [CheckSuite!] }
  type CheckSuite { checkRuns(last: Int): CheckRuns }
  type CheckRuns { nodes: [CheckRun!] }
  type CheckRun { name: String! status: String! conclusion: String detailsUrl: URI summary: String }
  type PullRequests { totalCount: Int! nodes: [PullRequest!] }
  interface Actor { login: String! avatarUrl: URI! }
  type PullRequest {
    id: ID! number: Int! title: String! url: URI! isDraft: Boolean! isCrossRepository: Boolean!
    createdAt: DateTime! updatedAt: DateTime! headRefName: String! headRefOid: GitObjectID! author: Actor
    labels(first: Int): Labels files(first: Int): Files
  }
  type Labels { nodes: [Label!] } type Label { name: String! }
  type Files { nodes: [ChangedFile!] } type ChangedFile { path: String! changeType: String! }
  type Mutation {
    createRef(input: CreateRefInput!): RefPayload
    createCommitOnBranch(input: CreateCommitOnBranchInput!): CommitPayload
    markPullRequestReadyForReview(input: MarkPullRequestReadyForReviewInput!): PullRequestPayload
  }
  input CreateRefInput { repositoryId: ID! name: String! oid: GitObjectID! }
  input CommittableBranch { repositoryNameWithOwner: String! branchName: String! }
  input FileAddition { path: String! contents: Base64String! } input FileDeletion { path: String! }
  input FileChanges { additions: [FileAddition!] deletions: [FileDeletion!] }
  input CommitMessage { headline: String! }
  input CreateCommitOnBranchInput { branch: CommittableBranch! expectedHeadOid: GitObjectID! fileChanges: FileChanges message: CommitMessage! }
  input MarkPullRequestReadyForReviewInput { pullRequestId: ID! }
  type RefPayload { ref: Ref } type CommitPayload { commit: Commit } type PullRequestPayload { pullRequest: PullRequest }
`);

/**
 * Git's output for commits and objects, which never change. It is cached because Sveltia CMS requests all files at
 * once.
 */
const known = new Map<string, string>();

/**
 * A fake GitHub with a real bare repository. It responds as GitHub's documentation says, merges only after the check
 * has passed, as with a protected branch, and rejects unknown requests.
 */
export class GitHub {
  readonly pulls: PullRequest[] = [];
  /** Unknown requests. Tests expect none. */
  readonly unknown: string[] = [];
  private readonly statuses = new Map<string, Status[]>();

  /**
   * @param repository the folder of the bare repository, with a branch `main`
   * @param token the only token that it accepts
   */
  constructor(
    private readonly repository: string,
    public token: string,
  ) {}

  /** Runs git in the repository. */
  git(args: readonly string[], input?: string | Buffer, env: Record<string, string> = {}): string {
    return this.raw(args, input, env).toString().trimEnd();
  }

  /** Like `git`, but cached: use it only with the hashes of commits and objects. */
  private fixed(...args: string[]): string {
    const key = args.join(' ');
    const answer = known.get(key) ?? this.git(args);
    known.set(key, answer);
    return answer;
  }

  private raw(args: readonly string[], input?: string | Buffer, env: Record<string, string> = {}): Buffer {
    const identity = { GIT_AUTHOR_NAME: 'Asha', GIT_AUTHOR_EMAIL: 'asha@example.org' };
    const committer = { GIT_COMMITTER_NAME: 'GitHub', GIT_COMMITTER_EMAIL: 'noreply@example.org' };
    const options = {
      input,
      env: { ...process.env, ...identity, ...committer, ...env },
      maxBuffer: 1e8,
      stdio: 'pipe' as const,
    };
    return execFileSync('git', ['-C', this.repository, ...args], options);
  }

  /** The commit of a branch or of any revision. */
  head = (revision: string): string => this.git(['rev-parse', '--verify', revision]);

  read = (revision: string, path: string): string => this.readBytes(revision, path).toString();

  readBytes = (revision: string, path: string): Buffer => this.raw(['show', `${revision}:${path}`]);

  /** Commits files on a branch: a colleague's change, or the editor's. */
  commit(
    branch: string,
    files: Record<string, string | Buffer>,
    message: string,
    removed: readonly string[] = [],
  ): string {
    const parent = this.head(branch);
    const index = { GIT_INDEX_FILE: `${this.repository}/editor-index` };
    this.git(['read-tree', parent], undefined, index);
    for (const [path, content] of Object.entries(files)) {
      const blob = this.git(['hash-object', '-w', '--stdin'], content);
      this.git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`], undefined, index);
    }
    for (const path of removed) this.git(['update-index', '--force-remove', path], undefined, index);
    const tree = this.git(['write-tree'], undefined, index);
    const commit = this.git(['commit-tree', tree, '-p', parent, '-m', message]);
    this.git(['update-ref', `refs/heads/${branch}`, commit, parent]);
    return commit;
  }

  /** Sets the status of a commit, as a workflow does. */
  setStatus(commit: string, status: Status): void {
    const others = (this.statuses.get(commit) ?? []).filter(({ context }) => context !== status.context);
    this.statuses.set(commit, [...others, status]);
  }

  /** Answers a cross-origin request, or its preflight request. */
  handle(method: string, address: string, headers: Record<string, string>, sent: string | null): Served {
    const allowed = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': '*',
      'Access-Control-Allow-Headers': '*, Authorization',
    };
    if (method === 'OPTIONS') return { status: 204, headers: allowed, body: '' };
    const { status, body, type = 'application/json' } = this.answer(method, address, headers, sent);
    const text = Buffer.isBuffer(body) ? body : JSON.stringify(body ?? '');
    return { status, headers: { ...allowed, 'Content-Type': type }, body: text };
  }

  private answer(method: string, address: string, headers: Record<string, string>, body: string | null): Answer {
    const { pathname, searchParams } = new URL(address);
    if (headers.authorization !== `token ${this.token}`) return { status: 401, body: { message: 'Bad credentials' } };
    const data = (body ? JSON.parse(body) : {}) as Sent;
    if (pathname === '/graphql') return this.graphql(data);
    const path = pathname.replace('/repos/nestif/website', '');
    for (const [route, handler] of Object.entries(this.routes)) {
      const [verb, pattern] = route.split(' ') as [string, string];
      const match = verb === method && new RegExp(`^${pattern}$`).exec(path);
      if (match) return handler(decodeURIComponent(match[1] ?? ''), data, searchParams, headers);
    }
    this.unknown.push(`${method} ${address}`);
    return { status: 404, body: { message: 'Not Found' } };
  }

  private readonly routes: Record<
    string,
    (name: string, data: Sent, query: URLSearchParams, headers: Record<string, string>) => Answer
  > = {
    'GET /user': () =>
      ok({ id: 1, login: 'asha', name: 'Asha', email: 'asha@example.org', avatar_url: '', html_url: '' }),
    'GET /collaborators/(.+)': () => ({ status: 204, body: null }),
    'GET /git/trees/(\\w+)': (commit) => {
      const lines = this.git(['ls-tree', '-r', '-l', commit]).split('\n');
      const tree = lines.map((line) => {
        const [mode, type, sha, size, path] = line.split(/\s+/);
        return { mode, type, sha, size: Number(size), path };
      });
      return ok({ sha: commit, tree, truncated: false });
    },
    'GET /git/blobs/(\\w+)': (sha) => ({
      status: 200,
      body: this.raw(['cat-file', 'blob', sha]),
      type: 'application/octet-stream',
    }),
    'GET /contents/(.+)': (path, _, query) => {
      try {
        if (this.git(['cat-file', '-t', `${query.get('ref')}:${path}`]) === 'tree') {
          const entries = this.git(['ls-tree', `${query.get('ref')}:${path}`])
            .split('\n')
            .map((line) => line.split(/\s+/));
          return ok(entries.map(([, , sha, name]) => ({ type: 'file', name, path: `${path}/${name}`, sha })));
        }
        return { status: 200, body: this.raw(['show', `${query.get('ref')}:${path}`]), type: 'text/plain' };
      } catch {
        return { status: 404, body: { message: 'Not Found' } };
      }
    },
    'GET /commits/(\\w+)/status': (sha) => {
      const statuses = this.statuses.get(sha) ?? [];
      return ok({ state: statuses.some(({ state }) => state === 'failure') ? 'failure' : 'success', sha, statuses });
    },
    'POST /pulls': (_, { title, head, draft }) => {
      const now = new Date().toISOString();
      const number = this.pulls.length + 1;
      this.pulls.push({ number, title, branch: head, isDraft: draft, state: 'OPEN', labels: [], createdAt: now });
      return { status: 201, body: this.rest(this.pull(number)) };
    },
    'GET /pulls/(\\d+)': (number) => ok(this.rest(this.pull(number))),
    'GET /issues/(\\d+)': (number) => ok({ number, labels: this.pull(number).labels.map((name) => ({ name })) }),
    'PATCH /issues/(\\d+)': (number, { labels }) => {
      this.pull(number).labels = labels;
      return ok({ number });
    },
    'POST /issues/(\\d+)/labels': (number, { labels }) => {
      this.pull(number).labels.push(...labels);
      return ok([]);
    },
    'PUT /pulls/(\\d+)/merge': (number, { commit_title: title }) => this.merge(this.pull(number), title),
    'DELETE /git/refs/heads/(.+)': (branch) => {
      this.git(['update-ref', '-d', `refs/heads/${branch}`]);
      return { status: 204, body: null };
    },
  };

  private pull(number: string | number): PullRequest {
    return this.pulls[Number(number) - 1] as PullRequest;
  }

  private rest({ number, title, branch, isDraft, createdAt }: PullRequest) {
    const html_url = `https://github.com/nestif/website/pull/${number}`;
    const head = { ref: branch, sha: this.head(branch) };
    return {
      number,
      node_id: `PR_${number}`,
      title,
      html_url,
      head,
      draft: isDraft,
      created_at: createdAt,
      updated_at: createdAt,
      mergeable: this.mergedTree(branch) !== undefined,
    };
  }

  /** The tree of `main` merged with a branch; undefined if both have changed the same lines. */
  private mergedTree(branch: string): string | undefined {
    try {
      return this.git(['merge-tree', '--write-tree', 'main', branch]).split('\n')[0];
    } catch {
      return undefined;
    }
  }

  private merge(pull: PullRequest, title: string): Answer {
    const refuse = (message: string) => ({ status: 405, body: { message, documentation_url: '' } });
    if (pull.isDraft) return refuse('Pull Request is still a draft');
    const tree = this.mergedTree(pull.branch);
    if (!tree) return refuse('Pull Request is not mergeable');
    const check = this.statuses.get(this.head(pull.branch))?.find(({ context }) => context === 'check');
    if (!check) return refuse('Required status check "check" is expected.');
    if (check.state !== 'success')
      return refuse(`Required status check "check" is ${check.state === 'pending' ? 'pending' : 'failing'}.`);
    const parents = ['-p', this.head('main'), '-p', this.head(pull.branch)];
    const sha = this.git(['commit-tree', tree, ...parents, '-m', title]);
    this.git(['update-ref', 'refs/heads/main', sha]);
    pull.state = 'MERGED';
    return ok({ sha, merged: true, message: 'Pull Request successfully merged' });
  }

  private graphql({ query, variables }: Sent): Answer {
    const result = graphqlSync({
      schema: SCHEMA,
      source: query,
      variableValues: variables,
      rootValue: this.root,
      typeResolver: (value) => (value as { __typename: string }).__typename,
    });
    for (const error of result.errors ?? []) if (!error.path) this.unknown.push(error.message);
    return ok(result);
  }

  private readonly root = {
    repository: () => ({
      id: 'R_1',
      ref: ({ qualifiedName }: { qualifiedName: string }) => ({
        name: qualifiedName,
        target: this.commitNode(this.head(qualifiedName)),
      }),
      object: ({ oid, expression }: { oid?: string; expression?: string }) =>
        this.objectNode(oid ?? (expression as string)),
      pullRequests: ({ headRefName, labels }: { headRefName?: string; labels?: string[] }) => {
        const found = this.pulls.filter(
          ({ state, branch, labels: own }) =>
            state === 'OPEN' &&
            (!headRefName || branch === headRefName) &&
            (!labels || own.some((each) => labels.includes(each))),
        );
        return { totalCount: found.length, nodes: found.map((pull) => this.pullNode(pull)) };
      },
    }),
    createRef: ({ input: { name, oid } }: { input: { name: string; oid: string } }) => {
      if (this.git(['for-each-ref', name])) throw new Error(`A ref named "${name}" already exists in the repository.`);
      this.git(['update-ref', name, oid]);
      return { ref: { name } };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) => {
      const { branchName } = input.branch;
      const isBehind = this.head(branchName) !== input.expectedHeadOid;
      if (isBehind) throw new Error(`Expected branch to point to "${input.expectedHeadOid}" but it did not.`);
      const { additions = [], deletions = [] } = input.fileChanges;
      const files = Object.fromEntries(additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]));
      const removed = deletions.map(({ path }) => path);
      return { commit: this.commitNode(this.commit(branchName, files, input.message.headline, removed)) };
    },
    markPullRequestReadyForReview: ({ input }: { input: { pullRequestId: string } }) => {
      const pull = this.pull(input.pullRequestId.replace('PR_', ''));
      pull.isDraft = false;
      return { pullRequest: this.pullNode(pull) };
    },
  };

  private objectNode(name: string) {
    let oid: string;
    try {
      oid = this.head(name);
    } catch {
      return null;
    }
    if (this.git(['cat-file', '-t', oid]) === 'commit') return this.commitNode(oid);
    const content = this.raw(['cat-file', 'blob', oid]);
    const isBinary = content.includes(0);
    const text = isBinary ? null : content.toString();
    return { __typename: 'Blob', oid, text, isBinary, isTruncated: false, byteSize: content.length };
  }

  private commitNode(oid: string): object {
    return {
      __typename: 'Commit',
      oid,
      message: () => this.fixed('log', '-1', '--format=%s', oid),
      committedDate: () => this.fixed('log', '-1', '--format=%cI', oid),
      author: { name: 'Asha', email: 'asha@example.org', avatarUrl: '', user: ASHA },
      history: ({ first = 1, path }: { first?: number; path?: string }) => {
        const found = this.fixed('log', `-${first}`, '--format=%H', oid, ...(path ? ['--', path] : []));
        return { nodes: found.split('\n').map((each) => this.commitNode(each)) };
      },
      file: ({ path }: { path: string }) => ({ oid: this.fixed('rev-parse', '--verify', `${oid}:${path}`) }),
      status: () => ({
        contexts: (this.statuses.get(oid) ?? []).map(({ state, target_url: targetUrl, ...rest }) => ({
          ...rest,
          targetUrl,
          state: state.toUpperCase(),
        })),
      }),
      deployments: { nodes: [] },
      // A fine-grained token cannot read check runs.
      checkSuites: () => {
        throw new Error('Resource not accessible by personal access token');
      },
    };
  }

  private pullNode({ number, title, branch, isDraft, labels, createdAt }: PullRequest): object {
    const base = this.git(['merge-base', 'main', branch]);
    const changes = this.git(['diff', '--name-status', '--no-renames', base, branch]).split('\n').filter(Boolean);
    const types: Record<string, string> = { A: 'ADDED', M: 'MODIFIED', D: 'DELETED' };
    const files = changes.map((line) => ({ changeType: types[line[0] as string], path: line.slice(2) }));
    return {
      id: `PR_${number}`,
      number,
      title,
      url: `https://github.com/nestif/website/pull/${number}`,
      isDraft,
      isCrossRepository: false,
      createdAt,
      updatedAt: createdAt,
      headRefName: branch,
      headRefOid: this.head(branch),
      author: ASHA,
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: files },
    };
  }
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
}

const ok = (body: unknown): Answer => ({ status: 200, body });
