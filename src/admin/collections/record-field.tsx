import { Field } from '#ui/field.tsx'
import type { FieldSpec } from './field-spec.ts'
import { DocumentInput, FilmInput, PictureInput } from './file-inputs.tsx'
import { GalleryInput } from './gallery-input.tsx'
import { type InputProps, type ListInputProps, toInputText } from './input-props.ts'
import {
  AreaInput,
  AreasInput,
  CitiesInput,
  CityInput,
  OutlineInput,
  PinInput,
  ProjectInput,
} from './place-inputs.tsx'
import {
  CheckInput,
  ChoiceInput,
  ChoicesInput,
  MoneyInput,
  NumberInput,
  TextListInput,
} from './plain-inputs.tsx'
import { RowsInput } from './rows-input.tsx'
import type { RecordForm } from './use-record-form.ts'

/** The input of a field, as its content type describes it. */
export function RecordField({ spec, form }: { spec: FieldSpec; form: RecordForm }) {
  const { name, label, hint } = spec
  const shared: InputProps = {
    label,
    name,
    hint,
    value: form.values[name],
    error: form.errors[name],
    onValue: (value) => form.set(name, value),
    onLeave: () => form.leave(name),
    ...(spec.language === 'ur' && { lang: 'ur' }),
  }
  const ofList: ListInputProps = {
    ...shared,
    errors: form.errors,
    onUpdate: (next) => form.update(name, next),
  }
  switch (spec.kind) {
    case 'text':
      return (
        <Field
          {...shared}
          value={toInputText(shared.value)}
          type={spec.type ?? 'text'}
          autoComplete="off"
          onValue={(text) => shared.onValue(spec.nullable && text.trim() === '' ? null : text)}
        />
      )
    case 'date':
      return (
        <Field
          {...shared}
          value={toInputText(shared.value)}
          type="date"
          onValue={(day) => shared.onValue(spec.nullable && day === '' ? null : day)}
        />
      )
    case 'cities':
      return <CitiesInput {...shared} />
    case 'lines':
      return (
        <div className={spec.tall ? '[&_textarea]:min-h-56' : '[&_textarea]:min-h-28'}>
          <Field {...shared} value={toInputText(shared.value)} multiline />
        </div>
      )
    case 'number':
      return <NumberInput {...shared} />
    case 'money':
      return <MoneyInput {...shared} />
    case 'check':
      return <CheckInput {...shared} />
    case 'choice':
      return <ChoiceInput {...shared} options={spec.options} />
    case 'choices':
      return <ChoicesInput {...shared} options={spec.options} />
    case 'textList':
      return <TextListInput {...ofList} />
    case 'picture':
      return <PictureInput {...shared} mayBeEmpty={spec.nullable === true} />
    case 'film':
      return <FilmInput {...shared} />
    case 'document':
      return <DocumentInput {...shared} opens={form.item && spec.opens(form.item.id)} />
    case 'gallery':
      return (
        <GalleryInput
          {...ofList}
          takesFilms={spec.films === true}
          {...(spec.cover && {
            cover: form.values[spec.cover],
            onCover: (address: string | null) => form.set(spec.cover ?? '', address),
          })}
        />
      )
    case 'rows':
      return (
        <RowsInput {...ofList} one={spec.one} columns={spec.columns} empty={spec.empty} form={form.values} />
      )
    case 'city':
      return (
        <CityInput
          {...shared}
          onValue={(value) => {
            shared.onValue(value)
            for (const other of spec.clears ?? []) form.set(other, null)
          }}
        />
      )
    case 'area':
      return <AreaInput {...shared} city={form.values[spec.city]} />
    case 'areas':
      return <AreasInput {...shared} city={form.values[spec.city]} />
    case 'project':
      return <ProjectInput {...shared} />
    case 'outline': {
      const [lat, long] = spec.pin
      return (
        <OutlineInput
          {...shared}
          lat={form.values[lat]}
          long={form.values[long]}
          city={form.values[spec.city]}
          area={spec.area && form.values[spec.area]}
          error={shared.error ?? messageBelow(form.errors, name)}
          onPlace={(place) => {
            form.set(lat, place.lat)
            form.set(long, place.long)
          }}
        />
      )
    }
    case 'pin':
      return (
        <PinInput
          lat={shared.value}
          long={form.values[spec.with]}
          city={form.values[spec.city]}
          area={spec.area && form.values[spec.area]}
          error={shared.error ?? form.errors[spec.with]}
          onPlace={(place) => {
            form.set(name, place?.lat ?? null)
            form.set(spec.with, place?.long ?? null)
          }}
        />
      )
  }
}

/** The error of a part of a value, such as 'outline.0'. */
function messageBelow(errors: RecordForm['errors'], name: string): string | undefined {
  return Object.entries(errors).find(([path]) => path.startsWith(`${name}.`))?.[1]
}
