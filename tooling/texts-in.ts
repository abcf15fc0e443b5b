import { parseSync, Visitor } from 'vite'

/** Two words of a sentence, or one that begins like a label; not a list of class names. */
const isText = (text: string): boolean =>
  /\p{L}[,.;:]? +\p{L}|^\p{Lu}/u.test(text) && !/^(?:[a-z]+(?:-[a-z0-9]+)+ ?)+$/.test(text)

/** The pieces of text in a source that may end up before somebody's eyes. */
export function textsIn(file: string, source: string): string[] {
  const texts: string[] = []
  const skipped = new Set<number>()
  const keep = (start: number, text: string) => {
    // What stands between braces is filled in later, by the wording set.
    if (!skipped.has(start))
      texts.push(
        text
          .replace(/\{\w+\}/g, '…')
          .replace(/\s+/g, ' ')
          .trim(),
      )
  }
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql')
        for (const { start } of quasi.quasis) skipped.add(start)
    },
    JSXText: ({ start, value }) => keep(start, value),
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && isText(value)) keep(start, value)
    },
    TemplateElement: ({ start, value }) => {
      if (isText(value.cooked ?? '')) keep(start, value.cooked ?? '')
    },
  }).visit(parseSync(file, source).program)
  return texts
}
