// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { go, replaceAddress } from '../src/ui/router.ts';

const address = (): string => location.pathname + location.search + location.hash;

test('a page that is being left does not change the address of the next one', () => {
  history.replaceState(null, '', '/position');
  replaceAddress('/position#p=1');
  expect(address()).toBe('/position#p=1');
  go('/device/1');
  replaceAddress('/position#p=2');
  expect(address()).toBe('/device/1');
  replaceAddress('/device/1?at=2');
  expect(address()).toBe('/device/1?at=2');
});
