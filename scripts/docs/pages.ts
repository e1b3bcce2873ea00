import { openApi } from '../../apps/server/src/http/openapi.ts';
import { apiPage } from './api-page.ts';
import { socketPage } from './socket-page.ts';

/** The pages that are made, not written, by their paths. */
export function madePages(): Record<string, string> {
  return {
    'docs/api.md': apiPage(),
    'docs/socket.md': socketPage(),
    'docs/openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
  };
}
