interface Shown {
  name: string;
  pictures: readonly { variant: string; file: string; phone: boolean }[];
}

const figure = ({ variant, file, phone }: Shown['pictures'][number]): string =>
  `<figure class="${phone ? 'phone' : ''}"><a href="${file}"><img src="${file}" alt="${variant}" loading="lazy"></a><figcaption>${variant}</figcaption></figure>`;

/** A page with all pictures. */
export const gallery = (screens: readonly Shown[]): string => `<!doctype html>
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { font: 16px/1.4 system-ui, sans-serif; margin: 1rem; }
  section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { width: 30rem; border: 1px solid #bbb; }
  .phone img { width: 13rem; }
</style>
<h1>Every screen</h1>
${screens.map(({ name, pictures }) => `<section><h2>${name}</h2><div>${pictures.map(figure).join('\n')}</div></section>`).join('\n')}
`;
