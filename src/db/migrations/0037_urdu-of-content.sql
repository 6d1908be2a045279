ALTER TABLE "events" ADD COLUMN "title_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "description_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "place_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "title_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "department_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "employment_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "experience_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "description_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "requirements_ur" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "title_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "description_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "name_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "title_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "bio_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "covers" ADD COLUMN "title_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "covers" ADD COLUMN "alt_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_photos" ADD COLUMN "title_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_photos" ADD COLUMN "alt_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "name_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "city_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "address_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "offices" ADD COLUMN "hours_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "name_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "place_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "text_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "name_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cities" ADD COLUMN "name_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_payment_steps" ADD COLUMN "name_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_payment_steps" ADD COLUMN "due_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_unit_types" ADD COLUMN "name_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_videos" ADD COLUMN "title_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_videos" ADD COLUMN "description_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "name_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "developer_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "summary_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "description_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "kind_ur" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "amenities_ur" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What a listing says in Urdu counts as well.
DROP TRIGGER count_version ON "listings";--> statement-breakpoint
CREATE TRIGGER count_version BEFORE UPDATE ON "listings" FOR EACH ROW
  WHEN (NEW.version = OLD.version AND (
    OLD.title, OLD.title_ur, OLD.description, OLD.description_ur, OLD.purpose, OLD.subtype, OLD.price, OLD.size_value,
    OLD.size_unit, OLD.marla_basis, OLD.beds, OLD.baths, OLD.features, OLD.city_id, OLD.area_id, OLD.lat, OLD.long,
    OLD.agent_id, OLD.project_id, OLD.status, OLD.featured
  ) IS DISTINCT FROM (
    NEW.title, NEW.title_ur, NEW.description, NEW.description_ur, NEW.purpose, NEW.subtype, NEW.price, NEW.size_value,
    NEW.size_unit, NEW.marla_basis, NEW.beds, NEW.baths, NEW.features, NEW.city_id, NEW.area_id, NEW.lat, NEW.long,
    NEW.agent_id, NEW.project_id, NEW.status, NEW.featured
  ))
  EXECUTE FUNCTION count_listing_version();
