import { atLeast } from '../testing/must.ts';
/** JSON Schema as tables of fields. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

const nameIn = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

function range(schema: Schema, unit: string): string {
  const least = schema.minimum ?? schema.minLength;
  const most = schema.maximum ?? schema.maxLength;
  if (least !== undefined && most !== undefined) return ` ${least} to ${most}${unit}`;
  if (most !== undefined) return ` up to ${most}${unit}`;
  return least === undefined ? '' : ` from ${least}${unit}`;
}

function plain(type: string, schema: Schema): string {
  if (type === 'integer') return `integer${range(schema, '')}`;
  if (type === 'number') return `number${range(schema, '')}`;
  if (type === 'string') return `string${range(schema, ' characters')}`;
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return `array of ${schema.items ? typeOf(schema.items) : 'any'}`;
  return type === 'null' ? 'null' : 'object';
}

/** A type in a few words. */
export function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = nameIn(schema.$ref);
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(', ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map(typeOf))].join(' or ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.type === undefined) return 'any';
  return [schema.type]
    .flat()
    .map((type) => plain(type, schema))
    .join(' or ');
}

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

interface Row {
  name: string;
  schema: Schema;
  optional: boolean;
}

/** The fields of an object, those of unnamed objects inside it under dotted names. */
function rowsOf(schema: Schema, prefix = ''): Row[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const name = `${prefix}${key}`;
    const row = { name, schema: inner, optional: !required.has(key) };
    const item = inner.type === 'array' ? inner.items : undefined;
    if (item?.properties) return [row, ...rowsOf(item, `${name}[].`)];
    return inner.properties && inner.$ref === undefined ? [row, ...rowsOf(inner, `${name}.`)] : [row];
  });
}

/** A table of fields, or a sentence if there are none. */
export function fieldTable(schema: Schema, but: readonly string[] = []): string {
  const rows = rowsOf(schema).filter(({ name }) => !but.includes(name));
  if (rows.length === 0) return '';
  const lines = rows.map(({ name, schema: field, optional }) => {
    const remarks = [
      field.description === undefined ? '' : field.description,
      field.default === undefined ? '' : `Default ${code(field.default)}`,
      optional && field.default === undefined ? 'Optional' : '',
    ].filter((remark) => remark !== '');
    return `| \`${name}\` | ${inCell(typeOf(field))} | ${inCell(remarks.join('. '))} |`;
  });
  return ['| field | type | |', '|---|---|---|', ...lines].join('\n');
}

/** A named schema: its own section. */
export function definition(name: string, schema: Schema): string {
  const parts = [`### ${name}`];
  if (schema.description !== undefined) parts.push(`${schema.description}.`);
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds) {
    for (const kind of kinds) {
      const [tag] = atLeast(1, Object.entries(kind.properties ?? {}));
      const title = `**\`${tag[0]}\` ${code(tag[1].const)}**`;
      parts.push(`${title}${kind.description === undefined ? '' : `: ${kind.description}.`}`);
      parts.push(fieldTable(kind, [tag[0]]));
    }
  } else {
    parts.push(fieldTable(schema));
  }
  return parts.filter((part) => part !== '').join('\n\n');
}
