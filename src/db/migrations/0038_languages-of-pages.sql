DROP INDEX "page_texts_name_idx";--> statement-breakpoint
ALTER TABLE "page_texts" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX "page_texts_name_language_idx" ON "page_texts" USING btree ("name","language","id");--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_language_check" CHECK ("page_texts"."language" in ('en', 'ur'));