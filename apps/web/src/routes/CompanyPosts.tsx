export { CompanyPosts } from "@passerelle/ui/posts";
