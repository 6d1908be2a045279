CREATE TABLE "listing_reviews" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"author_id" text,
	"author_name" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp with time zone,
	"returned_by" text,
	"reason" text,
	CONSTRAINT "listing_reviews_returned_check" CHECK (("listing_reviews"."returned_at" is null) = ("listing_reviews"."reason" is null) and ("listing_reviews"."returned_at" is null) = ("listing_reviews"."returned_by" is null))
);
--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reviews" ADD CONSTRAINT "listing_reviews_author_id_staff_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_reviews_author_idx" ON "listing_reviews" USING btree ("author_id");