CREATE TABLE "shared_lists" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"key_digest" text NOT NULL,
	"homes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_lists_homes_check" CHECK (jsonb_typeof("shared_lists"."homes") = 'array')
);
--> statement-breakpoint
CREATE INDEX "shared_lists_ends_idx" ON "shared_lists" USING btree ("ends_at");