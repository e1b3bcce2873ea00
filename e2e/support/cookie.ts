/** A session cookie in Playwright's format. */
export function cookieOf(cookie: string, url: string): { name: string; value: string; url: string } {
  const [name = '', ...value] = cookie.split('=');
  return { name, value: value.join('='), url: new URL(url).origin };
}
