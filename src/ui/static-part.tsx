import { type ComponentType, lazy, memo } from 'react'
import { useIsKept } from './use-is-kept.ts'

/** A component without behaviour, whose code a page that came from the server does not need. */
export type StaticPart<Props extends object> = ComponentType<Props> & {
  /** Loads its code; see `withCode`. */
  load: () => Promise<unknown>
}

/**
 * A part of a page that only shows something: texts, cards, facts. Where the server rendered it, its HTML stays as it
 * is: it is not hydrated, and its code is not loaded. Where the browser renders it, after a navigation or with other
 * props, it is a component like any other. Links in it work (`SiteLink`), and pictures (`Picture`); handlers, effects
 * and state do not.
 *
 *     const Footer = staticPart(async () => (await import('./footer.tsx')).Footer)
 *
 * Other props, compared one by one, make the browser render the part itself.
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): StaticPart<Props> {
  const code = lazyCode(load)
  if (import.meta.env.SSR) unloaded.add(code.load)

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module begins
  function Part(props: Props) {
    // React leaves alone what is in an element with HTML of its own, and its class makes the element none of the layout.
    if (useIsKept(props)) return <div {...asTheServerWroteIt} className="contents" suppressHydrationWarning />
    const Shown = code.component()
    return (
      <div className="contents">
        <Shown {...props} />
      </div>
    )
  }
  return Object.assign(memo(Part) as unknown as ComponentType<Props>, { load: code.load })
}

/** What a loader loads, once the code of the parts that show it has come as well, so that nothing appears later. */
export async function withCode<Data>(
  parts: ReadonlyArray<{ load: () => Promise<unknown> }>,
  data: Promise<Data>,
): Promise<Data> {
  const [loaded] = await Promise.all([data, ...parts.map((part) => part.load())])
  return loaded
}

const unloaded = new Set<() => Promise<unknown>>()

/** Loads the code of all static parts: the server renders without waiting. */
export async function loadStaticParts(): Promise<void> {
  for (const load of unloaded) {
    await load()
    unloaded.delete(load)
  }
}

type Code<Props extends object> = { load: () => Promise<unknown>; component: () => ComponentType<Props> }

/** The code of a component, loaded once; a failed load is tried again. */
function lazyCode<Props extends object>(load: () => Promise<ComponentType<Props>>): Code<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const start = () => {
    loading ??= load().then(
      (component) => {
        loaded = component
        return { default: component }
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  const Lazy = lazy(start) as unknown as ComponentType<Props>
  return { load: start, component: () => loaded ?? Lazy }
}

const asTheServerWroteIt = { dangerouslySetInnerHTML: { __html: '' } }
