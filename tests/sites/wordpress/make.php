<?php
// Makes page.html with a WordPress that stores its data in SQLite. The plugin of the recipe is switched on; the page is
// an administrator's post of the recipe's two blocks. In an author's post WordPress must remove the iframe, but not the
// shortcode.

$home = 'node_modules/@wp-playground/wordpress-builds/src';
exec("unzip -qo $home/wordpress/wp-6.5.zip && unzip -qo $home/sqlite-database-integration/*.zip -d wp-content/plugins");
$plugins = 'wp-content/plugins';
rename("$plugins/sqlite-database-integration-main", "$plugins/sqlite-database-integration");
copy("$plugins/sqlite-database-integration/db.copy", 'wp-content/db.php');
mkdir("$plugins/n-queens");
foreach (['n-queens.js', 'n-queens.php'] as $name) rename($name, "$plugins/n-queens/$name");

$_SERVER += ['HTTP_HOST' => 'localhost', 'SERVER_PROTOCOL' => 'HTTP/1.1', 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/'];
define('WP_HOME', '');
define('WP_SITEURL', '');
define('WP_USE_THEMES', true);
require 'wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
if (activate_plugin('n-queens/n-queens.php')) throw new Exception('the plugin cannot be switched on');

function written_by($user) {
    $blocks = '';
    foreach (['html' => 'block', 'shortcode' => 'shortcode'] as $block => $file)
        $blocks .= "<!-- wp:$block -->\n" . file_get_contents("$file.txt") . "\n<!-- /wp:$block -->\n";
    wp_set_current_user($user);
    kses_init();
    return wp_insert_post(wp_slash(['post_title' => 'Queens', 'post_status' => 'publish', 'post_content' => $blocks]));
}

$author = written_by(wp_insert_user(['user_login' => 'author', 'user_pass' => 'x', 'role' => 'author']));
$content = get_post($author)->post_content;
if (str_contains($content, '<iframe') || !str_contains($content, '[n-queens')) throw new Exception("an author's post is $content");

$_GET['p'] = written_by(1);
ob_start();
wp();
require ABSPATH . WPINC . '/template-loader.php';
file_put_contents('page.html', ob_get_clean());
