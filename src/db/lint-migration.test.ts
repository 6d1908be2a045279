import { expect, test } from 'vitest'
import { lintMigration } from './lint-migration.ts'

test.each([
  ['a column taken away', 'ALTER TABLE "leads" DROP COLUMN "note";'],
  ['a table taken away', 'DROP TABLE "notes";'],
  ['another name', 'ALTER TABLE "leads" RENAME COLUMN "note" TO "remark";'],
  ['another type', 'ALTER TABLE "leads" ALTER COLUMN "note" SET DATA TYPE integer;'],
  ['a column that must be filled', 'ALTER TABLE "leads" ADD COLUMN "note" text NOT NULL;'],
  ['an old column that must be filled now', 'ALTER TABLE "leads" ALTER COLUMN "note" SET NOT NULL;'],
  [
    'a value taken off a list',
    `ALTER TABLE "leads" DROP CONSTRAINT "kinds";--> statement-breakpoint
    ALTER TABLE "leads" ADD CONSTRAINT "kinds" CHECK ("leads"."kind" in ('a', 'b'));`,
  ],
  ['two rows that were alike', 'CREATE UNIQUE INDEX "one_note" ON "leads" USING btree ("note");'],
])('%s breaks the version before', (_name, sql) => {
  expect(lintMigration(sql)).toHaveLength(1)
})

test.each([
  ['a new column', 'ALTER TABLE "leads" ADD COLUMN "note" text;'],
  ['a column with a default', `ALTER TABLE "leads" ADD COLUMN "note" text DEFAULT 'not null' NOT NULL;`],
  [
    'a rule for a new column',
    `ALTER TABLE "leads" ADD COLUMN "floor" smallint;
    ALTER TABLE "leads" ADD CONSTRAINT "floors" CHECK ("leads"."floor" between 0 and 9);`,
  ],
  [
    'a new table with its index',
    `CREATE TABLE "notes" ("id" bigint PRIMARY KEY, "text" text NOT NULL);
    CREATE UNIQUE INDEX "texts" ON "notes" USING btree ("text");
    ALTER TABLE "notes" ADD CONSTRAINT "n" FOREIGN KEY ("id") REFERENCES "leads"("id");`,
  ],
  [
    'a function that drops what it made',
    'CREATE OR REPLACE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$;',
  ],
  ['a step that is marked', '-- contract since 0041_notes: 0.2.0 stopped using it\nDROP TABLE "notes";'],
  ['one that is known to be harmless', '-- expand: no version has ever read it\nDROP TABLE "notes";'],
])('%s does not', (_name, sql) => {
  expect(lintMigration(sql)).toEqual([])
})
