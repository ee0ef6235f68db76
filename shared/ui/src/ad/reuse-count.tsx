/** The number of ads that share a creative: a short figure with a full sentence for screen readers. */
export function ReuseCount({ count, className }: { count: number; className: string | undefined }) {
  const words = `${count} ads share this creative`
  return (
    <span className={className} role="img" aria-label={words} title={words}>
      ×{count}
    </span>
  )
}
