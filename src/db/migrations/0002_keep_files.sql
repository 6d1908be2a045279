CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"sha256" text NOT NULL,
	"kind" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"thumbhash" text,
	"colour" text,
	"poster" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_address_unique" UNIQUE("address"),
	CONSTRAINT "files_content_key" UNIQUE("kind","sha256"),
	CONSTRAINT "files_id_check" CHECK ("files"."id" ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "files_address_check" CHECK ("files"."address" = 'media/' || "files"."id" || '/original'),
	CONSTRAINT "files_sha256_check" CHECK ("files"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "files_kind_check" CHECK ("files"."kind" in ('picture', 'video', 'document')),
	CONSTRAINT "files_bytes_check" CHECK ("files"."bytes" > 0),
	CONSTRAINT "files_box_check" CHECK ("files"."width" > 0 and "files"."height" > 0),
	CONSTRAINT "files_colour_check" CHECK ("files"."colour" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "files_picture_check" CHECK ("files"."kind" <> 'picture' or num_nulls("files"."width", "files"."height", "files"."thumbhash", "files"."colour") = 0),
	CONSTRAINT "files_poster_check" CHECK ("files"."poster" is null or "files"."kind" = 'video')
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_poster_files_id_fk" FOREIGN KEY ("poster") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;