/** Splits a text at rule ids; every second piece is an id. */
export const pieces = (text: string): string[] => text.split(/\b([A-Z]+-\d+)\b/);

/** A text, with the rules that it names as links. */
export const RuleText = ({ text }: { text: string }) => (
  <>
    {pieces(text).map((piece, i) =>
      i % 2 === 0 ? (
        piece
      ) : (
        <a key={i} href={`/rules/${piece}`}>
          {piece}
        </a>
      ),
    )}
  </>
);

/** Links to rules by their ids. */
export const RuleLinks = ({ label, rules }: { label: string; rules: readonly string[] }) => (
  <p class="rule-links faint">
    {label}{' '}
    {rules.map((rule) => (
      <a key={rule} href={`/rules/${rule}`}>
        {rule}
      </a>
    ))}
  </p>
);
