import { parseSync, Visitor } from 'vite'

/** Returns whether a text is two words of a sentence or begins like a label, and is not a list of class names. */
const isText = (text: string): boolean =>
  /\p{L}[,.;:]? +\p{L}|^\p{Lu}/u.test(text) && !/^(?:[a-z]+(?:-[a-z0-9]+)+ ?)+$/.test(text)

/** Functions that say how many there are of something: `aantal(n, 'woord', 'woorden')`. */
const COUNTS: ReadonlySet<string> = new Set(['aantal', 'hoeveel', 'telling'])

/** Returns the pieces of text in a source that users may get to see. */
export function textsIn(file: string, source: string): string[] {
  const texts: string[] = []
  const skipped = new Set<number>()
  const counted = new Set<number>()
  const keep = (start: number, text: string) => {
    // What is between braces is filled in later, from the wording set.
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
    // The arguments are single words of a sentence: the singular and the plural of what is counted.
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
