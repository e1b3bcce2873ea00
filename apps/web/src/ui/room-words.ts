import type { Language } from '@keyflower/protocol';
import { useEffect, useState } from 'preact/hooks';
import { session } from '../session/index.ts';

/** Words that only one page needs come with it, one language at a time. */
export class RoomWords<Words> {
  private readonly fetch: (language: Language) => Promise<Words>;
  private readonly loaded = new Map<Language, Words>();

  constructor(fetch: (language: Language) => Promise<Words>) {
    this.fetch = fetch;
  }

  async load(language: Language): Promise<Words> {
    const words = this.loaded.get(language) ?? (await this.fetch(language));
    this.loaded.set(language, words);
    return words;
  }

  known(language: Language): Words | undefined {
    return this.loaded.get(language);
  }
}

/** The page's words in the reader's language; until those have come, the ones that were shown last. */
export function useRoomWords<Words, First>(room: RoomWords<Words>, first: First): Words | First {
  const { me } = session;
  const [words, setWords] = useState<Words | First>(first);
  useEffect(() => {
    let wanted = true;
    void room.load(me.lang).then((now) => wanted && setWords(() => now));
    return () => {
      wanted = false;
    };
  }, [room, me.lang]);
  return room.known(me.lang) ?? words;
}
