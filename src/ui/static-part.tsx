import { type ComponentType, lazy, memo, Suspense, useRef, useState, useSyncExternalStore } from 'react'

/** A component without behaviour, whose code a page that came from the server does not need. */
export type StaticPart<Props extends object> = ComponentType<Props> & {
  /** Loads its code. A page that the browser renders awaits this in its loader, so that nothing appears later. */
  load: () => Promise<unknown>
}

/**
 * A part of a page that only shows something: texts, lists of cards, facts. Where the server rendered it, its HTML
 * stays as it is: it is not hydrated, and its code is not loaded. Where the browser renders it, after a navigation or
 * with other props, it is a component like any other. Links in it work (`SiteLink`), pictures as well (`Picture`);
 * handlers, effects and state do not.
 *
 *     const Facts = staticPart(async () => (await import('./facts.tsx')).Facts)
 *
 * React leaves a Suspense boundary as the server wrote it while what is in it suspends. The props must be those that
 * the server had: whatever changes them makes the browser render the part anew.
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): StaticPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const start = () => {
    loading ??= load().then((component) => {
      Loaded = component
      return { default: component }
    })
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  if (import.meta.env.SSR) unloaded.add(start)
  const Lazy = lazy(start)

  function Part(props: Props) {
    const isKept = useKept(props)
    const Shown = isKept ? AsTheServerWroteIt : (Loaded ?? Lazy)
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    )
  }
  return Object.assign(memo(Part) as unknown as ComponentType<Props>, { load: start })
}

/** Loads the code of parts that the page to come shows. */
export async function loadCode(parts: ReadonlyArray<{ load: () => Promise<unknown> }>): Promise<void> {
  await Promise.all(parts.map((part) => part.load()))
}

const unloaded = new Set<() => Promise<unknown>>()

/** Loads the code of all static parts, of which the server needs each at once: it renders without waiting. */
export async function loadStaticParts(): Promise<void> {
  for (const start of unloaded) {
    await start()
    unloaded.delete(start)
  }
}

/** Never comes: React goes on without it. */
const AsTheServerWroteIt = lazy(() => new Promise<never>(() => {}))

/** Whether these are the props with which the server rendered the component. */
function useKept(props: object): boolean {
  const isHydrating = useRef(false)
  // React asks for the server's snapshot only where it finds what the server wrote.
  useSyncExternalStore(
    never,
    () => undefined,
    () => {
      isHydrating.current = !import.meta.env.SSR
    },
  )
  const [first] = useState(() => (isHydrating.current ? props : undefined))
  return props === first
}

const never = () => () => {}
