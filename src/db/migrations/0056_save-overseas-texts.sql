-- expand: only widens the list of pages
ALTER TABLE "page_texts" DROP CONSTRAINT "page_texts_name_check";--> statement-breakpoint
ALTER TABLE "page_texts" ADD CONSTRAINT "page_texts_name_check" CHECK ("page_texts"."name" in ('about', 'iso', 'dubai-re-event', 'privacy-policy', 'terms', 'overseas'));
