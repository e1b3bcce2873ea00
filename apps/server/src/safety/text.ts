/** Rules for names and chat. Both are plain text, never HTML. */

const NAME_MOST_LETTERS = 24;
const NAME_MOST_UNITS = 64;
export const CHAT_MOST_UNITS = 500;

/** Longer input is refused unread: normalising can make text up to 18 times longer. */
const RAW_MOST_UNITS = 4000;

/** Two marks are enough for every accent; more would overlap the lines above. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu;

/**
 * Scripts in everyday use (the recommended ones of Unicode's identifier report, UAX 31). A name stays within one
 * of these rows, so that no name can be imitated with letters that look the same.
 */
const SCRIPTS_THAT_MIX: readonly string[] = [
  'Latin Han Hiragana Katakana Bopomofo Hangul',
  ...`Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer
    Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan`.split(/\s+/),
];

const ONE_WRITING = SCRIPTS_THAT_MIX.map((scripts) => {
  const some = ['Common', 'Inherited', ...scripts.split(' ')].map(
    (script) => `\\p{Script_Extensions=${script}}`,
  );
  return new RegExp(`^[${some.join('')}]*$`, 'u');
});

const NAME_LETTERS = /^[\p{L}\p{Mn}\p{Mc}\p{Nd} '’\-_.·・]+$/u;
/** Hangul fillers, variation selectors and the like: letters or marks by category, but invisible. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Phonetic and click letters: nearly all of them look like another letter. */
const PHONETIC =
  /[\u01C0-\u01C3\u02B0-\u02BA\u02BD-\u02FF\u1D00-\u1DBF\u2C60-\u2C7F\uA720-\uA7FF\uAB30-\uAB6F\u{10780}-\u{107BF}\u{1DF00}-\u{1DFFF}]/u;
const MARK_WITHOUT_LETTER = /(?<![\p{L}\p{M}])\p{M}/u;
const TOO_MANY_MARKS = /\p{M}{3}/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The name as it will be shown, or null where it is not acceptable. */
export function cleanName(raw: string): string | null {
  if (raw.length > RAW_MOST_UNITS) return null;
  const name = raw
    .normalize('NFKC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    // Spaces only: trim() would also drop line breaks and byte order marks, which are refused below.
    .replaceAll(/^ | $/g, '');
  if (name.length > NAME_MOST_UNITS || !NAME_LETTERS.test(name)) return null;
  if (INVISIBLE.test(name) || PHONETIC.test(name)) return null;
  if (MARK_WITHOUT_LETTER.test(name) || TOO_MANY_MARKS.test(name)) return null;
  if (!/[\p{L}\p{Nd}]/u.test(name) || !ONE_WRITING.some((writing) => writing.test(name))) return null;
  // A name of apostrophes that count as letters could not be told from another, or from no name at all.
  if (nameKey(name) === '') return null;
  return [...graphemes.segment(name)].length <= NAME_MOST_LETTERS ? name : null;
}

/** Letters of other alphabets that resemble Latin ones, lower case, with what they resemble. */
const LOOKALIKES = new Map(
  (
    [
      ['0', 'o'],
      ['1i', 'l'],
      // Cyrillic
      ['\u0430', 'a'],
      ['\u0432', 'b'],
      ['\u0441', 'c'],
      ['\u0501', 'd'],
      ['\u0435', 'e'],
      ['\u043D\u04BB', 'h'],
      ['\u0456\u04CF', 'l'],
      ['\u0458', 'j'],
      ['\u043A', 'k'],
      ['\u043C', 'm'],
      ['\u043E', 'o'],
      ['\u0440', 'p'],
      ['\u051B', 'q'],
      ['\u0455', 's'],
      ['\u0442', 't'],
      ['\u051D', 'w'],
      ['\u0445', 'x'],
      ['\u0443', 'y'],
      // Greek
      ['\u03B1', 'a'],
      ['\u03B2', 'b'],
      ['\u03B5', 'e'],
      ['\u03B9', 'l'],
      ['\u03BA', 'k'],
      ['\u03BC', 'm'],
      ['\u03B7', 'n'],
      ['\u03BF', 'o'],
      ['\u03C1', 'p'],
      ['\u03C4', 't'],
      ['\u03C5', 'u'],
      ['\u03BD', 'v'],
      ['\u03C7', 'x'],
      ['\u03B3', 'y'],
      ['\u03B6', 'z'],
      // Armenian
      ['\u0570', 'h'],
      ['\u0578', 'n'],
      ['\u0585', 'o'],
      ['\u057D', 'u'],
      // Latin letters with an odd or a small-capital shape
      ['\u0251', 'a'],
      ['\u0299', 'b'],
      ['\u0261\u0262', 'g'],
      ['\u029C', 'h'],
      ['\u0269\u026A\u029F', 'l'],
      ['\u0274', 'n'],
      ['\u0280', 'r'],
      ['\u028B', 'v'],
      ['\u028F', 'y'],
    ] satisfies [string, string][]
  ).flatMap(([from, to]) => Array.from(from, (letter): [string, string] => [letter, to])),
);

/** Names with the same key are too similar to belong to two people. Accents still tell names apart. */
export function nameKey(name: string): string {
  const small = name
    // Upper-casing first folds characters without a single partner: ß and SS, ς and σ, ı and I. (Capital ẞ has one.)
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll('i\u0307', 'i')
    .replaceAll(/[^\p{L}\p{M}\p{Nd}]|[\u02BB\u02BC]/gu, '');
  return Array.from(small, (letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .normalize('NFKC');
}

/** Names that could be mistaken for the server or its staff, in all languages. */
export const RESERVED_NAMES: readonly string[] = `
  admin administrator operator moderator mod owner host root staff support system server keyflower house referee
  official security help null guest player spectator bot robot computer anonymous deleted nobody everyone
  administrateur administratrice opérateur opératrice modérateur modératrice équipe système serveur arbitre
  officiel invité invitée joueur joueuse spectateur spectatrice ordinateur anonyme supprimé personne tous aide
  administratorin betreiber betreiberin moderatorin team schiedsrichter offiziell gast spieler spielerin
  mitspieler zuschauer zuschauerin rechner anonym gelöscht niemand alle hilfe
`
  .trim()
  .split(/\s+/);

const bareKey = (name: string): string => nameKey(name.normalize('NFD').replaceAll(/\p{Mn}/gu, ''));
const reservedKeys = new Set(RESERVED_NAMES.map(bareKey));

/** Whether a name is reserved, with or without its accents, and with a number appended. */
export function isReservedName(name: string): boolean {
  return reservedKeys.has(bareKey(name)) || reservedKeys.has(bareKey(name.replace(/[^\p{L}]+$/u, '')));
}

const BLANKS = /[\s\p{Z}\u0085\u2800]+/gu;
/** Control, direction, zero-width, private and unassigned characters; the two that emoji need are handled later. */
const UNPRINTABLE = /(?!\u200D|\uFE0F)[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
const LOOSE_SELECTOR = /(?<![\p{Extended_Pictographic}0-9#*])\uFE0F/gu;
const LOOSE_JOINER =
  /(?<!\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** One line of chat as it will be shown, or null where nothing is left or it is too long. */
export function cleanChat(raw: string): string | null {
  if (raw.length > RAW_MOST_UNITS) return null;
  const line = raw
    .replaceAll('\uFEFF', '')
    .replaceAll(BLANKS, ' ')
    .replaceAll(UNPRINTABLE, '')
    .replaceAll(LOOSE_SELECTOR, '')
    .replaceAll(LOOSE_JOINER, '')
    .normalize('NFC')
    .replaceAll(STACKED_MARKS, '$1')
    // Removing characters may have joined two spaces.
    .replaceAll(/ +/g, ' ')
    .trim();
  return line.length <= CHAT_MOST_UNITS && /[^\p{M} ]/u.test(line) ? line : null;
}

/** A title or label as one clean line, which may be empty. */
export function cleanTitle(raw: string): string {
  return cleanChat(raw) ?? '';
}
