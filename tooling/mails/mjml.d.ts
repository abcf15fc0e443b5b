/** The part of mjml that we use; it has no types of its own. */
declare module 'mjml' {
  interface Uitkomst {
    readonly html: string
    readonly errors: readonly unknown[]
  }
  export default function mjml2html(
    bron: string,
    keuzes: Readonly<Record<string, unknown>>,
  ): Promise<Uitkomst>
}
