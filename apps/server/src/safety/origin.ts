/**
 * Whether a request that changes something, or opens a socket, comes from our own pages. Compare with `=== true`:
 * 'missing' means that the sender is not a browser page, which is acceptable only without a cookie.
 */
export function originAllowed(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: URL | null,
): boolean | 'missing' {
  if (origin === undefined) return 'missing';
  if (publicUrl !== null) return origin === publicUrl.origin;
  const page = URL.canParse(origin) ? new URL(origin) : null;
  // Anything but a bare http(s) origin (a path, `null`, an extension's page) is not ours.
  if (page === null || page.origin !== origin || !/^https?:$/.test(page.protocol)) return false;
  // The URL parser drops a default port, and accepts much that is no host.
  if (host === undefined || !/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(host)) return false;
  const ours = `${page.protocol}//${host}`;
  return URL.canParse(ours) && new URL(ours).host === page.host;
}
