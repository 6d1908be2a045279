import { expect, test } from 'vitest'
import { addressesOf, databaseLocation } from './database-address.ts'

test('one server stays as it is written, with whatever its password holds', () => {
  for (const url of [
    'postgres://ali:p%40ss%2C1@db.example.com/aangan',
    'postgres://[::1]:5433/aangan?sslmode=verify-full',
    'postgres:///aangan',
  ])
    expect(addressesOf(url)).toEqual([url])
})

test('several servers share user, password, name and options; each has its own port', () => {
  expect(
    addressesOf(
      'postgres://ali:a%2Cb@a:5433,[fd00::2],c:1/site?sslmode=require&target_session_attrs=primary',
    ),
  ).toEqual([
    'postgres://ali:a%2Cb@a:5433/site?sslmode=require&target_session_attrs=primary',
    'postgres://ali:a%2Cb@[fd00::2]/site?sslmode=require&target_session_attrs=primary',
    'postgres://ali:a%2Cb@c:1/site?sslmode=require&target_session_attrs=primary',
  ])
  expect(databaseLocation('postgres://ali:secret@a,[::1]:5433/site')).toBe('a:5432, [::1]:5433')
})

test('an invalid address is reported without the password', () => {
  for (const url of [
    'postgres://ali:se/cret@a/site',
    'postgres://ali:se#cret@a/site',
    'postgres://ali:100%@a/site',
  ]) {
    expect(() => addressesOf(url)).toThrow('are written as %40, %2F, %23, %3F and %25. It is the address')
    expect(() => addressesOf(url)).not.toThrow(/cret|100/)
  }
  expect(() => addressesOf('postgres://ali:secret@a,/site')).toThrow(
    'The setting DATABASE_URL cannot be used: write several servers as comma-separated host:port, such as a:5432,b:5432. It is the address of a PostgreSQL database, such as postgres://user:password@db.example.com:5432/aangan.',
  )
  expect(() => addressesOf('postgres://a:x1,b/site', 'CHANGES_DATABASE_URL')).toThrow(
    'The setting CHANGES_DATABASE_URL cannot be used: write several servers as',
  )
  expect(() => addressesOf('postgres://a,b/site?target_session_attrs=standby')).toThrow(
    'with several servers target_session_attrs is read-write, because the site writes.',
  )
  expect(() => addressesOf('postgres://a,b/site?host=c')).toThrow(
    'it lists its servers twice: remove host=, hostaddr= and port=.',
  )
})
