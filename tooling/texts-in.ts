import { parseSync, Visitor } from 'vite'

/** Two words of a sentence, or one that begins like a label; not a list of class names. */
const isText = (text: string): boolean =>
  /\p{L}[,.;:]? +\p{L}|^\p{Lu}/u.test(text) && !/^(?:[a-z]+(?:-[a-z0-9]+)+ ?)+$/.test(text)

/** Functions that say how many of something there are: `aantal(n, 'woord', 'woorden')`. */
const COUNTS: ReadonlySet<string> = new Set(['aantal', 'hoeveel', 'telling'])

/** The pieces of text in a source that may end up before somebody's eyes. */
export function textsIn(file: string, source: string): string[] {
  const texts: string[] = []
  const skipped = new Set<number>()
  const counted = new Set<number>()
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
    // One word of a sentence: what is counted, for one and for more.
    CallExpression({ callee, arguments: values }) {
      if (callee.type === 'Identifier' && COUNTS.has(callee.name))
        for (const { start } of values) counted.add(start)
    },
    JSXText: ({ start, value }) => keep(start, value),
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && (counted.has(start) || isText(value))) keep(start, value)
    },
    TemplateElement: ({ start, value }) => {
      if (isText(value.cooked ?? '')) keep(start, value.cooked ?? '')
    },
  }).visit(parseSync(file, source).program)
  return texts
}
