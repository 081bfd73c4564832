import Foundation
import PackagePlugin

/// Gives the images and colours in a target's asset catalogues names in Swift, as Xcode does.
@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let catalogues = target.sourceFiles.flatMap { Self.catalogues(at: $0.url) }
    guard !catalogues.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    let bundle = target.sourceFiles.contains { $0.type == .resource } ? "module" : "main"
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)",
        executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: [output.path, bundle] + catalogues.map(\.path),
        inputFiles: catalogues.flatMap(Self.lists(in:)), outputFiles: [output])
    ]
  }

  /// The catalogues that a file of a target is or, when it is a folder, has inside.
  private static func catalogues(at url: URL) -> [URL] {
    if url.pathExtension == "xcassets" { return [url] }
    guard url.hasDirectoryPath || url.pathExtension.isEmpty else { return [] }
    return contents(of: url).filter { $0.pathExtension == "xcassets" }
  }

  /// The catalogue, and the files that say what is in it.
  private static func lists(in catalogue: URL) -> [URL] {
    [catalogue] + contents(of: catalogue).filter { $0.lastPathComponent == "Contents.json" }
  }

  private static func contents(of folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = (files?.allObjects ?? []).compactMap { $0 as? URL }
    return found.sorted { $0.path < $1.path }
  }
}
