/** How many ads share a creative: a short figure that is read as a sentence. */
export function ReuseCount({ count, className }: { count: number; className: string | undefined }) {
  const words = `${count} ads share this creative`
  return (
    <span className={className} role="img" aria-label={words} title={words}>
      ×{count}
    </span>
  )
}
