interface PloegProps {
  readonly top: number | null
  readonly onDuw: () => void
}

/** The snow plough is painted; here it is pushed, where nothing lies over it. */
export const Ploeg = ({ top, onDuw }: PloegProps) =>
  top !== null && (
    <button
      type="button"
      className="tm-ploeg"
      style={{ top }}
      aria-label="Sneeuwploeg: duw"
      onClick={onDuw}
    />
  )
