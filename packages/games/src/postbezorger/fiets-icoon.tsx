/** A bike. */
export const FietsIcoon = () => (
  <svg className="lhs-icoon" viewBox="0 0 40 26" aria-hidden="true">
    <circle cx="9" cy="17" r="7" />
    <circle cx="31" cy="17" r="7" />
    <path d="M9 17 15 7h13l-8 10H9m6-10 5 10m11 0L27 3h5M12 4h6" />
  </svg>
)
