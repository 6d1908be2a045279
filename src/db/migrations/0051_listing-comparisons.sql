CREATE TABLE "listing_comparisons" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"price" bigint NOT NULL,
	"likely" bigint NOT NULL,
	"cases" integer NOT NULL,
	"compared_on" date NOT NULL,
	CONSTRAINT "listing_comparisons_price_check" CHECK ("listing_comparisons"."price" > 0 and "listing_comparisons"."likely" > 0)
);
--> statement-breakpoint
ALTER TABLE "listing_comparisons" ADD CONSTRAINT "listing_comparisons_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;