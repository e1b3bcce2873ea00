import { openApi } from '../../apps/server/src/http/openapi.ts';
import { apiPage } from './api-page.ts';
import { licencesPage } from './licences-page.ts';
import { socketPage } from './socket-page.ts';

/** The generated pages by path. */
export function madePages(): Record<string, string> {
  return {
    'docs/api.md': apiPage(),
    'docs/socket.md': socketPage(),
    'docs/licences.md': licencesPage(),
    'docs/openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
  };
}
