import Foundation
import Testing

@testable import termsplash

struct OutputFileTests {
  @Test func `what has no room is not left behind in part`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("termsplash-\(UUID().uuidString)").path
      var room = rlimit(rlim_cur: 4096, rlim_max: 4096)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &room)
      #expect(throws: OutputError.cannotWrite(file: path, code: EFBIG)) {
        try OutputFile(path: path).write(Data(count: 8192))
      }
      exit(FileManager.default.fileExists(atPath: path) ? 1 : 0)
    }
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("termsplash-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `looking whether a file can be written leaves nothing that was not there`() throws {
    try withFolder { folder in
      let files = FileManager.default
      try OutputFile(path: "\(folder)/new").check()
      #expect(try files.contentsOfDirectory(atPath: folder) == [])
      try files.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "\(folder)/target")
      try OutputFile(path: "\(folder)/link").check()
      #expect(try files.contentsOfDirectory(atPath: folder) == ["link"])
      try Data("kept".utf8).write(to: URL(fileURLWithPath: "\(folder)/target"))
      try OutputFile(path: "\(folder)/link").check()
      #expect(files.contents(atPath: "\(folder)/target") == Data("kept".utf8))
    }
  }

  @Test func `what was there stays when there is no room for what is to take its place`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("termsplash-\(UUID().uuidString)").path
      try Data("kept".utf8).write(to: URL(fileURLWithPath: path))
      var room = rlimit(rlim_cur: 4096, rlim_max: 4096)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &room)
      #expect(throws: OutputError.cannotWrite(file: path, code: EFBIG)) {
        try OutputFile(path: path).write(Data(count: 8192))
      }
      let isKept = FileManager.default.contents(atPath: path) == Data("kept".utf8)
      unlink(path)
      exit(isKept ? 0 : 1)
    }
  }

  @Test func `a file is replaced at the end of links, and others may do with it what they might`()
    throws
  {
    try withFolder { folder in
      let (files, new) = (FileManager.default, Data("new".utf8))
      #expect(files.createFile(atPath: "\(folder)/old", contents: Data("older".utf8)))
      chmod("\(folder)/old", 0o640)
      try files.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "old")
      let reader = try #require(FileHandle(forReadingAtPath: "\(folder)/old"))
      try OutputFile(path: "\(folder)/link").write(new)
      #expect(files.contents(atPath: "\(folder)/old") == new)
      #expect(try reader.readToEnd() == Data("older".utf8), "who reads the old file has all of it")
      #expect(try files.destinationOfSymbolicLink(atPath: "\(folder)/link") == "old")
      let attributes = try files.attributesOfItem(atPath: "\(folder)/old")
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try files.contentsOfDirectory(atPath: folder).sorted() == ["link", "old"])
    }
  }

  @Test func `a file with two names, and one that a link asks for, are written in place`() throws {
    try withFolder { folder in
      let (files, new) = (FileManager.default, Data("new".utf8))
      #expect(files.createFile(atPath: "\(folder)/one", contents: Data("older".utf8)))
      link("\(folder)/one", "\(folder)/other")
      try OutputFile(path: "\(folder)/one").write(new)
      #expect(files.contents(atPath: "\(folder)/other") == new)
      try files.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "target")
      try OutputFile(path: "\(folder)/link").write(new)
      #expect(files.contents(atPath: "\(folder)/target") == new)
    }
  }

  @Test func `looking whether a pipe can be written does not wait for its reader`() async {
    await #expect(processExitsWith: .success) {
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("termsplash-\(UUID().uuidString)").path
      mkfifo(path, 0o600)
      defer { unlink(path) }
      alarm(20)
      try OutputFile(path: path).check()
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      try OutputFile(path: path).write(Data("all".utf8))
      var bytes = [UInt8](repeating: 0, count: 8)
      #expect(read(reader, &bytes, 8) == 3)
      unlink(path)
      exit(0)
    }
  }
}
