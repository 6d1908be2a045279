import { useEffect, useRef } from 'react'

const patienceMs = 5_000

/** A picture of another host: it has its box from the start, and is given up when it does not come in time. */
export function FarPicture({
  src,
  alt,
  className,
  onFail,
}: {
  src: string
  alt: string
  className: string
  onFail?: () => void
}) {
  const img = useRef<HTMLImageElement>(null)
  const fail = useRef(onFail)
  fail.current = onFail
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has time of its own
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!img.current?.complete) fail.current?.()
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [src])
  return (
    <img
      ref={img}
      src={src}
      alt={alt}
      width={640}
      height={480}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => onFail?.()}
      className={`bg-mist ${className}`}
    />
  )
}
