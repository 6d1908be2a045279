/** The values of a form by their names on the wire, and what a form may ask for. */
import type { Language } from '#messages/languages.ts'

export type Values = Readonly<Record<string, unknown>>

type Named = { name: string; label: string; hint?: string }

/** A column of a field that is a list of like things; `language` as of a field. */
export type RowColumn = Named & { width: string; language?: Language } & (
    | { kind: 'text' | 'number' | 'money' }
    /** `optionsOf` makes them of the form's values; `none` is the choice that nothing was chosen. */
    | { kind: 'choice'; options: RowOptions }
    | { kind: 'choice'; optionsOf: (form: Values) => RowOptions; none: string }
    /** A list within each of them. */
    | { kind: 'rows'; one: string; columns: readonly RowColumn[]; empty: () => Values }
  ) & { nullable?: true }

type RowOptions = ReadonlyArray<readonly [value: string, label: string]>

/** `language`: of a text that is asked for in both, side by side. */
export type FieldSpec = Named & { wide?: true; language?: Language } & (
    | { kind: 'text'; type?: 'text' | 'email' | 'tel' | 'url'; nullable?: true }
    | { kind: 'lines'; tall?: true }
    | { kind: 'number'; nullable?: true }
    | { kind: 'money'; nullable?: true }
    | { kind: 'date'; nullable?: true }
    | { kind: 'check' }
    | { kind: 'choice'; options: ReadonlyArray<readonly [value: string | number, label: string]> }
    /** Any of a few. */
    | { kind: 'choices'; options: ReadonlyArray<readonly [value: string, label: string]> }
    | { kind: 'cities' }
    /** Short texts, one in each line. */
    | { kind: 'textList' }
    | { kind: 'picture'; nullable?: true }
    | { kind: 'film' }
    /** `opens`: the address of the saved document. */
    | { kind: 'document'; opens: (id: number) => string }
    | { kind: 'gallery'; films?: true; cover?: string }
    | { kind: 'rows'; one: string; columns: readonly RowColumn[]; empty: () => Values }
    /** `clears`: what belongs to a city, and to no other. */
    | { kind: 'city'; clears?: readonly string[] }
    | { kind: 'area'; city: string }
    | { kind: 'areas'; city: string }
    | { kind: 'project' }
    /** A latitude under its own name, `with` its longitude: only both are a place. */
    /** `pin`: the latitude and longitude of the same place. */
    | { kind: 'outline'; city: string; area?: string; pin: readonly [lat: string, long: string] }
    | { kind: 'pin'; with: string; city: string; area?: string }
  )
