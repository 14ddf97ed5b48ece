export interface BucketOptions {
  /** Requests that a client may make at once. */
  capacity: number;
  /** Requests a second that it regains. */
  refillPerSecond: number;
  /** Milliseconds, from any zero. */
  clock: () => number;
}

/** When there are as many clients as this, and each time they have doubled, those that regained everything are forgotten. */
const MANY_CLIENTS = 1000;

/** Counts requests by client. The function returned takes one, and says whether the client still had it. */
export function createTokenBuckets({ capacity, refillPerSecond, clock }: BucketOptions): (client: string) => boolean {
  const buckets = new Map<string, { tokens: number; at: number }>();
  let tooMany = MANY_CLIENTS;

  const tokensNow = ({ tokens, at }: { tokens: number; at: number }) =>
    Math.min(capacity, tokens + (Math.max(0, clock() - at) / 1000) * refillPerSecond);

  const forget = () => {
    for (const [name, bucket] of buckets) if (tokensNow(bucket) >= capacity) buckets.delete(name);
    tooMany = Math.max(MANY_CLIENTS, buckets.size * 2);
  };

  return (client) => {
    if (buckets.size >= tooMany) forget();
    const tokens = tokensNow(buckets.get(client) ?? { tokens: capacity, at: clock() });
    const isAllowed = tokens >= 1;
    buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, at: clock() });
    return isAllowed;
  };
}
