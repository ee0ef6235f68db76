-- The language of a product's texts, as its page declares it or a user chose it. It counts where the texts are too short to tell.
alter table products add column language text check (language ~* '^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$');
